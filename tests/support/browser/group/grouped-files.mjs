import { FileModules } from './file-modules.mjs';
import { FirstPage } from './first-page.mjs';

/** A block of a group (scripts/testing/group-tests.mjs); other blocks have no path as a name. */
const IS_FILE = /^tests\/\S+\.test\.tsx?$/;
const turn = () => new Promise((done) => setTimeout(done));

/** Gives each test file of a group the page and the modules that it would have alone. */
export class GroupedFiles {
  #environment;
  #registry;
  #modules;
  #page;
  #afterEach;

  constructor(environment, registry) {
    this.#environment = environment;
    this.#registry = registry;
  }

  /** An event of jest-circus. */
  async handle({ name, blockName, describeBlock }, state) {
    const file = blockName ?? describeBlock?.name;
    if (!IS_FILE.test(file)) return;
    if (name === 'start_describe_definition') this.#startLoading(file, state);
    if (name === 'finish_describe_definition') this.#endLoading(file);
    if (name === 'run_describe_start') this.#start(file);
    if (name === 'run_describe_finish') await this.#end(file);
  }

  #startLoading(file, { rootDescribeBlock: root, currentDescribeBlock: block }) {
    // The setup unmounts after each test before the file does its own part, as where the file is alone.
    this.#afterEach ??= root.hooks.filter(({ type }) => type === 'afterEach');
    root.hooks = root.hooks.filter(({ type }) => type !== 'afterEach');
    block.hooks.unshift(...this.#afterEach);
    this.#page ??= new FirstPage(this.#environment.dom);
    this.#modules ??= new FileModules(this.#registry);
    this.#modules.enter(file);
  }

  #endLoading(file) {
    this.#modules.enter(null);
    this.#page.endLoading(file);
  }

  #start(file) {
    this.#modules.enter(file);
    this.#page.startFile(file);
  }

  async #end(file) {
    this.#environment.endPlay();
    // React ends what it has begun to draw, because its scheduler is shared.
    await turn();
    await turn();
    this.#page.endFile(file);
    this.#modules.leave();
  }
}
