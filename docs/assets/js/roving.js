/* Many buttons, one stop for the Tab key: the arrow keys go on to what lies beside, above or below on the screen. */

const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const SAME_LINE = 4; // pixels that two middles may lie apart and still be in one line

export class Roving {
  /** `items` are the buttons in the order of the page; the first is the stop. */
  constructor(items = []) {
    this.offer(items);
  }

  /** Goes among these buttons from now on; the stop stays when it is one of them. */
  offer(items) {
    this.items = items;
    const stop = items.includes(this.stop) ? this.stop : items[0];
    for (const item of items) if (item !== stop) item.tabIndex = -1;
    if (stop) this.stopAt(stop);
  }

  stopAt(item) {
    if (this.stop) this.stop.tabIndex = -1;
    this.stop = item;
    item.tabIndex = 0;
  }

  focus() {
    this.stop.focus();
  }

  /** Moves when the key is an arrow, Home or End; true when it was one of them. */
  onKey(event) {
    const at = this.items.indexOf(event.target);
    if (at < 0) return false;
    const next = this.next(at, event.key);
    if (next === null) return false;
    this.stopAt(this.items[next]);
    this.focus();
    return true;
  }

  /** The place in the row to which a key leads, null when it is none that leads on. */
  next(at, key) {
    if (key === "Home") return 0;
    if (key === "End") return this.items.length - 1;
    if (!Object.hasOwn(DIRECTIONS, key)) return null;
    return neighbour(this.items.map(middle), at, key);
  }
}

/** The nearest point in the direction of an arrow key, those in one line first; the point itself at the edge. */
export function neighbour(points, from, key) {
  const [x, y] = DIRECTIONS[key];
  const here = points[from];
  let best = from;
  let least = Infinity;
  let inLine = false;
  for (const [at, point] of points.entries()) {
    const [right, down] = [point.x - here.x, point.y - here.y];
    const along = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    const straight = aside <= SAME_LINE;
    if (along <= (straight ? 0 : SAME_LINE) || (inLine && !straight)) continue;
    const far = straight ? along : along + aside + aside;
    if (far >= least && inLine === straight) continue;
    [best, least, inLine] = [at, far, straight];
  }
  return best;
}

function middle(item) {
  const { left, right, top, bottom } = item.getBoundingClientRect();
  return { x: (left + right) / (1 + 1), y: (top + bottom) / (1 + 1) };
}
