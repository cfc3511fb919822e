/* Keeps the language's pages for a reader without a network, once the page has all that it needs itself. */

const worker = new URL("../../service-worker.js", import.meta.url);
const savesData = navigator.connection?.saveData;

if (navigator.serviceWorker && !savesData) {
  addEventListener("load", () => navigator.serviceWorker.register(worker).catch(() => {}));
}
