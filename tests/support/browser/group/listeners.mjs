const isCapturing = (options) => Boolean(typeof options === 'object' ? options?.capture : options);
const isSame = ([type, listener, options], [otherType, otherListener, otherOptions]) =>
  type === otherType && listener === otherListener && isCapturing(options) === isCapturing(otherOptions);

/** The listeners of a page's window, document and roots, and the watchers of its elements. */
export class Listeners {
  #added = [];
  #observers = new Set();

  constructor(window) {
    const { document } = window;
    for (const target of [window, document, document.documentElement, document.head, document.body])
      this.#hear(target);
    const observers = this.#observers;
    window.MutationObserver = class extends window.MutationObserver {
      observe(...words) {
        observers.add(this);
        super.observe(...words);
      }
    };
  }

  #hear(target) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...words) => {
      this.#added.push({ target, words });
      return addEventListener.apply(target, words);
    };
    // Jest counts those of faults, so none may be removed twice.
    target.removeEventListener = (...words) => {
      this.#added = this.#added.filter((one) => one.target !== target || !isSame(one.words, words));
      return removeEventListener.apply(target, words);
    };
  }

  /** Removes all. @returns them */
  take() {
    for (const observer of this.#observers) observer.disconnect();
    this.#observers.clear();
    const added = [...this.#added];
    for (const { target, words } of added) target.removeEventListener(...words);
    return added;
  }

  add(listeners) {
    for (const { target, words } of listeners) target.addEventListener(...words);
  }
}
