/** Packages that remember what a page did, or which of React's renderers has drawn their contexts. */
const REMEMBER = ['@sentry', '@tanstack', '@vis.gl', 'leaflet', 'next', 'next-intl', 'use-intl'];
/** Other packages, rules, the contract and texts remember nothing: test files share them. */
const SHARED = new RegExp(`/node_modules/(?!(${REMEMBER.join('|')})/)|/lib/(domain|contract)/|/messages/`);

/**
 * The modules of the test files of a group. Each file evaluates those that may remember something anew, as if it ran alone. What is
 * loaded before the first one, as by the setup, is everybody's.
 */
export class FileModules {
  #registry;
  #ofGroup;
  #kept = new Map();
  #file = null;

  constructor(registry) {
    this.#registry = registry;
    this.#ofGroup = new Set(registry.keys());
  }

  #isShared = (path) => SHARED.test(path) || this.#ofGroup.has(path);

  /** From now on `require` and `import()` find the modules of that file. */
  enter(file) {
    const own = [...this.#registry].filter(([path]) => !this.#isShared(path));
    for (const [path] of own) this.#registry.delete(path);
    this.#kept.set(this.#file, own);
    for (const [path, module] of this.#kept.get(file) ?? []) this.#registry.set(path, module);
    this.#file = file;
  }

  /** No file comes back. @throws where a shared module has loaded one that is not: the file's and the shared one would be two */
  leave() {
    const file = this.#file;
    for (const [path, { children = [] }] of this.#registry) {
      if (this.#ofGroup.has(path) || !this.#isShared(path)) continue;
      const own = children.find(({ filename }) => !this.#isShared(filename));
      if (own) throw new Error(`${path}, which test files share, loads ${own.filename}`);
    }
    this.enter(null);
    this.#kept.delete(file);
  }
}
