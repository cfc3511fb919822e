/* A drill on the page: asks, judges at once, says why, brings mistakes back. It knows no game. */

import { randomBelow } from "./cards.js";
import { Countdown } from "./countdown.js";
import { button, h } from "./dom.js";
import { Leitner } from "./leitner.js";
import { clauseLink, sentenceParts } from "./reasons.js";
import { _, say } from "./words.js";

export class DrillView {
  constructor(host, kind, drill) {
    this.host = host;
    this.drill = drill;
    this.byId = new Map(drill.items.map((item) => [item.id, item]));
    this.boxes = new Leitner(kind, this.byId.keys());
    this.build();
    this.restart();
  }

  build() {
    this.score = h("p", { class: "drill__score" });
    this.hands = h("div", { class: "coup felt", "aria-hidden": "true" });
    this.text = h("p", { class: "sr-only" });
    this.question = h("p", { class: "drill__question" });
    this.asked = h("div", { role: "status" }, this.text, this.question);
    this.answers = this.drill.answers().map(([answer, label], index) => this.answerButton(answer, label, index));
    this.verdict = h("div", { class: "drill__verdict", role: "status" });
    // Translators: button that brings the next question of a drill
    this.next = button(_("Next question"), () => this.nextQuestion(), { class: "button button--primary" });
    this.countdown = new Countdown(() => this.judge(null));
    this.summary = h("ul", {});
    this.repeat = h("details", { class: "fold", ontoggle: () => this.showSummary() }, h("summary", {}, _("Mistakes to repeat")), this.summary);
    this.host.addEventListener("keydown", (event) => this.onKey(event));
    this.head().append(this.score);
    this.host.append(
      this.hands,
      this.asked,
      h("div", { class: "drill__answers" }, this.answers),
      this.verdict,
      h("div", { class: "drill__actions" }, this.next, button(_("Start again"), () => this.startAgain()), this.countdown.element),
      this.repeat,
    );
  }

  head() {
    const head = this.host.querySelector(".drill__head") ?? h("div", { class: "drill__head" });
    this.host.prepend(head);
    return head;
  }

  answerButton(answer, label, index) {
    const key = h("kbd", { class: "key", "aria-hidden": "true" }, String(index + 1));
    const attributes = { class: "button button--answer", "data-answer": answer, "aria-keyshortcuts": String(index + 1) };
    const made = button(label, () => this.judge(answer), attributes);
    made.append(" ", key);
    return made;
  }

  restart() {
    this.right = 0;
    this.count = 0;
    this.streak = 0;
    this.showScore();
    this.showSummary();
    this.nextQuestion(false);
  }

  startAgain() {
    this.boxes.reset();
    this.restart();
  }

  nextQuestion(focus = true) {
    this.item = this.choose();
    this.now = this.drill.ask(this.item);
    this.host.dataset.item = this.item.id;
    this.hands.replaceChildren(...this.now.hands(false));
    this.text.replaceChildren(...this.now.text.flatMap((line) => [line, " "]));
    this.question.textContent = this.now.question;
    this.verdict.className = "drill__verdict";
    this.verdict.replaceChildren();
    this.setAnswered(false);
    this.countdown.start();
    if (focus) this.answers[0].focus();
  }

  /** A mistake that is due, else any item but the last one, by its weight. */
  choose() {
    const others = this.drill.items.filter((item) => item !== this.item);
    const due = this.boxes.due().map((id) => this.byId.get(id));
    return due.find((item) => item !== this.item) ?? weighted(others);
  }

  setAnswered(answered) {
    this.open = !answered;
    for (const each of this.answers) each.setAttribute("aria-disabled", String(answered));
    this.next.setAttribute("aria-disabled", String(!answered));
  }

  /** Judges an answer; null is none in time. */
  judge(answer) {
    if (!this.open) return;
    this.countdown.stop();
    const right = answer === this.item.right;
    this.boxes.answer(this.item.id, right);
    this.count += 1;
    this.right += right ? 1 : 0;
    this.streak = right ? this.streak + 1 : 0;
    this.setAnswered(true);
    this.hands.replaceChildren(...this.now.hands(true));
    this.showVerdict(right, answer);
    this.showScore();
    this.showSummary();
    this.next.focus();
  }

  showVerdict(right, answer) {
    const word = right ? _("Right.") : answer === null ? _("Time is up.") : _("Wrong.");
    this.verdict.classList.add(right ? "drill__verdict--right" : "drill__verdict--wrong");
    const reason = h("p", {}, h("strong", {}, word), " ", ...sentenceParts(this.now.step));
    this.verdict.replaceChildren(reason, " ", h("p", {}, this.now.rule));
  }

  showScore() {
    const { count, right, streak } = this;
    // Translators: answers so far, and how many of them in a row were right
    this.score.textContent = count ? _("Right: {right} of {count}. In a row: {streak}.", { right, count, streak }) : "";
  }

  /** The mistakes that will come back, each with the rule that it is about. */
  showSummary() {
    const open = this.boxes.open().map((id) => this.byId.get(id));
    this.repeat.hidden = open.length === 0;
    if (!this.repeat.open) return;
    this.summary.replaceChildren(...open.map((item) => h("li", {}, ...this.reminder(item))));
  }

  reminder(item) {
    const { step } = this.drill.ask(item);
    const sentence = say(step.code, step.fields);
    return [sentence, " ", clauseLink(step.clause, sentence)];
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    const answer = this.answers[Number(event.key) - 1];
    if (!answer) return;
    event.preventDefault();
    // The theme listens to keys as well.
    event.stopPropagation();
    this.judge(answer.dataset.answer);
  }
}

/** One of the items, an item of weight two twice as likely as one of weight one. */
function weighted(items) {
  let place = randomBelow(items.reduce((sum, item) => sum + item.weight, 0));
  return items.find((item) => (place -= item.weight) < 0);
}
