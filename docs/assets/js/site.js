/* What every page of the built site needs. The build puts it into one file, see rules_site/browser/bundle.py. */

import { default as RuleCalculator } from "./calculator.js";
import { startLanguages } from "./language.js";
import "./main.js";
import { keepPages } from "./offline.js";
import { read } from "./read.js";
import { startSearch } from "./search.js";

// A calculator fetches what it needs as soon as the browser reads of it.
customElements.define("rule-calculator", RuleCalculator);

read.then(() => {
  startLanguages();
  startSearch();
  keepPages();
});
