import { Listeners } from './listeners.mjs';
import { Properties } from './properties.mjs';

const EMPTY = '<html><head></head><body></body></html>';

function dropTimers(window) {
  // Their numbers count up.
  const timer = window.setTimeout(() => undefined);
  for (let id = 1; id <= timer; id += 1) window.clearTimeout(id);
  const frame = window.requestAnimationFrame(() => undefined);
  for (let id = 1; id <= frame; id += 1) window.cancelAnimationFrame(id);
}

function emptyDocument({ document }) {
  const { documentElement: html, head, body } = document;
  for (const node of [...document.childNodes]) if (node !== html && node !== document.doctype) node.remove();
  for (const element of [html, head, body]) {
    element.replaceChildren(...(element === html ? [head, body] : []));
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    element.scrollTop = 0;
    element.scrollLeft = 0;
  }
  document.getSelection().removeAllRanges();
}

/** jsdom has no other way to drop entries, and a file that goes back must not meet those of another one. */
function forgetEntries({ _sessionHistory: visited, history }) {
  visited.clearHistoryTraversalTasks();
  visited.traverseHistory(visited._entries[0]);
  visited.removeAllEntriesAfterCurrentEntry();
  history.replaceState(null, '', '/');
}

/** The page as the first test file of a group finds it, and the way back to it for each other one. */
export class FirstPage {
  #dom;
  #listeners;
  #properties;
  #loaded = new Map();
  #isStarted = false;

  constructor(dom) {
    this.#dom = dom;
    this.#listeners = new Listeners(dom.window);
    this.#properties = new Properties(dom);
  }

  #listFacts() {
    const { document, history, location, localStorage, sessionStorage } = this.#dom.window;
    const facts = {
      document: document.documentElement.outerHTML === EMPTY,
      address: location.href === 'http://localhost/' && history.length === 1 && history.state === null,
      storage: localStorage.length + sessionStorage.length === 0 && document.cookie === '',
    };
    return Object.keys(facts).filter((fact) => !facts[fact]);
  }

  /** A file may change the page while it is loaded: its changes are taken back until its tests run. @throws where it cannot be */
  endLoading(file) {
    const changes = this.#properties.listChanges();
    this.#loaded.set(file, { changes, listeners: this.#listeners.take() });
    this.#properties.undo(changes);
    const lasting = [...this.#listFacts(), ...(this.#hasClock(changes) ? ['timers'] : [])];
    if (lasting.length > 0)
      throw new Error(`${file} changes the page outside of a test: ${lasting.join(', ')}`);
  }

  /** A clock that tests wind runs for all files. */
  #hasClock = (changes) => changes.some(({ name, key }) => name === 'window' && key === 'setTimeout');

  /** After the hooks of the group, whose changes stay. */
  startFile(file) {
    if (!this.#isStarted) this.#properties = new Properties(this.#dom);
    this.#isStarted = true;
    const { changes, listeners } = this.#loaded.get(file);
    this.#properties.redo(changes);
    this.#listeners.add(listeners);
  }

  /** @throws where something stays */
  endFile(file) {
    const { window, cookieJar } = this.#dom;
    this.#properties.undo(this.#properties.listChanges());
    this.#listeners.take();
    dropTimers(window);
    emptyDocument(window);
    window.localStorage.clear();
    window.sessionStorage.clear();
    cookieJar.removeAllCookiesSync();
    forgetEntries(window);
    const left = [
      ...this.#listFacts(),
      ...this.#properties.listChanges().map(({ name, key }) => `${name}.${String(key)}`),
    ];
    if (left.length > 0) throw new Error(`${file} leaves to the next file: ${left.join(', ')}`);
  }
}
