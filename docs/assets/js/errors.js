/* The one family of errors that bad input raises, as in rules_core.errors. */

const UNSEEN = /[\p{C}\p{Z}]+/gu;
const LONG = /^(.{20}).+$/su;

/** Input that the rules cannot take: `code` names the sentence that says so, `fields` its values. */
export class RulesError extends Error {
  constructor(code, fields = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

/** What was typed, cut so that an error stays one readable line. */
export const shorten = (text) => text.replace(UNSEEN, " ").trim().replace(LONG, "$1…");
