/* Keeps the language's pages for a reader without a network, once the page has all that it needs itself. */

const worker = new URL("../../service-worker.js", import.meta.url);

export function keepPages() {
  if (!navigator.serviceWorker || navigator.connection?.saveData) return;
  const keep = () => navigator.serviceWorker.register(worker).catch(() => {});
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
