/* The language switcher: keeps the clause and the calculator's table, remembers the choice, closes like a menu. */

let menu;

/** The same page in another language, at the clause and with the calculator's table that this page shows. */
function keepPlace() {
  for (const link of menu.querySelectorAll("a[hreflang]")) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

/** The root page sends the reader here the next time. Kept in the browser only. */
function remember(event) {
  const link = event.target.closest("a[hreflang]");
  if (!link) return;
  try {
    localStorage.setItem("language", link.hreflang);
  } catch {
    // Storage is switched off: the browser's language decides as before.
  }
}

function closeOnEscape(event) {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
}

/** Begins, on a page that is read. */
export function startLanguages() {
  menu = document.querySelector("[data-language]");
  if (!menu) return;
  keepPlace();
  addEventListener("hashchange", keepPlace);
  // A click may change the address without an event (history.replaceState), so look once more at the last moment.
  menu.addEventListener("toggle", keepPlace);
  menu.addEventListener("click", remember);
  menu.addEventListener("keydown", closeOnEscape);
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
}
