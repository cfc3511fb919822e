/* Whether the browser has read the whole page. */

/** Kept once it has; a script that comes early waits for it before it looks for anything on the page. */
export const read =
  document.readyState === "loading"
    ? new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }))
    : Promise.resolve();
