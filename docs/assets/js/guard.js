/* What a calculator does with input that the rules refuse. */

import { RulesError } from "./errors.js";
import { say } from "./words.js";

/** Runs what may fail; a RulesError becomes a sentence for `fail`. True when nothing failed. */
export function guarded(action, fail) {
  try {
    action();
    return true;
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    fail(say(error.code, error.fields));
    return false;
  }
}
