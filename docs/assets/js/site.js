/* What every page of the built site needs. The build puts it into one file, see rules_site/browser/bundle.py. */

import "./calculator.js"; // here, so that a calculator starts without asking for it
import "./main.js";
import "./language.js";
import "./search.js";
import "./offline.js";
