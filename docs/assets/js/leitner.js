/* Leitner boxes: a mistake comes back soon, and after each right answer later, until it is learnt.
 *
 * Kept in this browser only. What is stored may be old, broken or absent: what does not fit is left out.
 */

const VERSION = 1;
const WAITS = [2, 5, 12, 30]; // questions until an item of each box comes back

export class Leitner {
  /** `name` is the drill's, `ids` all its items; others in the store are forgotten. */
  constructor(name, ids, storage = browserStorage()) {
    this.key = `drill.${name}`;
    this.storage = storage;
    this.turn = 0;
    this.boxes = new Map();
    this.load(new Set(ids));
  }

  /** The items that have come to be asked again, the longest waiting first. */
  due() {
    const waiting = [...this.boxes].filter(([, { due }]) => due <= this.turn);
    return waiting.sort(([, a], [, b]) => a.due - b.due).map(([id]) => id);
  }

  /** All items that are not learnt yet. */
  open() {
    return [...this.boxes.keys()];
  }

  /** Takes note of an answer. An item that was never answered wrong needs no box. */
  answer(id, right) {
    this.turn += 1;
    const box = right ? this.boxes.get(id)?.box + 1 : 0;
    if (box < WAITS.length) this.boxes.set(id, { box, due: this.turn + WAITS[box] });
    else this.boxes.delete(id);
    this.save();
  }

  /** Forgets everything. */
  reset() {
    this.turn = 0;
    this.boxes.clear();
    this.save();
  }

  load(known) {
    try {
      const { version, turn, boxes } = JSON.parse(this.storage.getItem(this.key));
      if (version !== VERSION || !isCount(turn)) return;
      this.turn = turn;
      for (const [id, box, due] of boxes) {
        if (known.has(id) && isCount(box) && box < WAITS.length && isCount(due)) this.boxes.set(id, { box, due: Math.min(due, turn + WAITS[box]) });
      }
    } catch {
      // Nothing stored, or nothing that can be read: the drill starts anew.
    }
  }

  save() {
    try {
      const boxes = [...this.boxes].map(([id, { box, due }]) => [id, box, due]);
      this.storage.setItem(this.key, JSON.stringify({ version: VERSION, turn: this.turn, boxes }));
    } catch {
      // Storage is switched off or full: the boxes last as long as the page.
    }
  }
}

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

function browserStorage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
