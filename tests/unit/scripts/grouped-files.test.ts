import assert from 'node:assert';
import BrowserEnvironment from '@/tests/support/browser/browser.environment.mjs';

const FILES = ['tests/components/a.test.tsx', 'tests/components/b.test.tsx'] as const;
const [A, B] = FILES;

/** An environment as Jest makes it for a group of two files; the first one is loaded by `load`. */
async function openGroup(
  load: (window: NonNullable<BrowserEnvironment['dom']>['window']) => void = () => undefined,
) {
  const projectConfig = { testEnvironmentOptions: {}, globals: {} };
  const environment = new BrowserEnvironment({ projectConfig, globalConfig: {} }, { console });
  environment.groupFiles(new Map());
  assert(environment.dom);
  const { window } = environment.dom;
  const root = { hooks: ['beforeEach', 'afterEach'].map((type) => ({ type, of: 'setup' })) };
  const block = { hooks: [{ type: 'afterEach', of: 'file' }] };
  const state = { rootDescribeBlock: root, currentDescribeBlock: block };
  const tell = (name: string, file: string) =>
    environment.handleTestEvent({ name, blockName: file, describeBlock: { name: file } }, state);
  for (const file of FILES) {
    block.hooks = [{ type: 'afterEach', of: 'file' }];
    await tell('start_describe_definition', file);
    if (file === A) load(window);
    await tell('finish_describe_definition', file);
  }
  opened.push(environment);
  const start = (file: string) => tell('run_describe_start', file);
  return { window, root, block, start, end: (file: string) => tell('run_describe_finish', file) };
}
const opened: BrowserEnvironment[] = [];
afterEach(async () => {
  for (const environment of opened.splice(0)) await environment.teardown();
});

test('a file of a group finds the page as if it ran alone', async () => {
  const heard = jest.fn();
  const { window, start, end } = await openGroup();
  const { document, history, location, navigator } = window;
  await start(A);
  document.body.innerHTML = '<p id="left">left</p>';
  document.body.className = 'dark';
  document.documentElement.lang = 'pt';
  document.title = 'left';
  history.pushState({ sheet: 1 }, '', '/cart?x=1');
  window.localStorage.setItem('left', '1');
  document.cookie = 'lang=pt';
  window.addEventListener('popstate', heard);
  document.addEventListener('click', heard);
  new window.MutationObserver(heard).observe(document, { childList: true, subtree: true });
  const ticks = window.setInterval(heard, 1);
  window.requestAnimationFrame(heard);
  Object.assign(window, { left: true });
  Object.defineProperty(window, 'Stripe', { value: heard, configurable: true });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.Element.prototype.hasAttribute = heard;
  window.Date.now = heard;
  window.process.env.LEFT = 'yes';
  await end(A);
  heard.mockClear();

  await start(B);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([location.href, history.length, history.state]).toEqual(['http://localhost/', 1, null]);
  expect([window.localStorage.length, document.cookie]).toEqual([0, '']);
  expect([document.hidden, navigator.onLine, window.process.env.LEFT]).toEqual([false, true, undefined]);
  expect(['left' in window, 'Stripe' in window]).toEqual([false, false]);
  expect(window.Date.now()).toBeGreaterThan(0);
  history.pushState(null, '', '/later');
  history.back();
  document.body.append(document.createElement('p'));
  document.body.click();
  expect(document.body.hasAttribute('class')).toBe(false);
  await new Promise((done) => window.addEventListener('popstate', done));
  await new Promise((done) => window.requestAnimationFrame(done));
  expect(heard).not.toHaveBeenCalled();
  window.clearInterval(ticks);
});

test('what a file does to the page while it is loaded waits for its own tests', async () => {
  const heard = jest.fn();
  const { window, start, end } = await openGroup(({ document, navigator }) => {
    document.addEventListener('click', heard);
    Object.defineProperty(navigator, 'clipboard', { value: 'its own', configurable: true });
  });
  await start(B);
  window.document.body.click();
  expect(heard).not.toHaveBeenCalled();
  expect(window.navigator).not.toHaveProperty('clipboard', 'its own');
  await end(B);
  await start(A);
  window.document.body.click();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(window.navigator).toHaveProperty('clipboard', 'its own');
});

test('a file that moves the page outside of a test is refused', async () => {
  const moved = openGroup(({ document }) => document.body.append('left'));
  await expect(moved).rejects.toThrow(`${A} changes the page outside of a test: document`);
});

test('a file that leaves what cannot be put back is refused', async () => {
  const { window, start, end } = await openGroup();
  await start(A);
  Object.defineProperty(window.document, 'left', { value: true });
  await expect(end(A)).rejects.toThrow(`${A} leaves to the next file: document.left`);
});

test('what the setup does after each test comes before what the file does', async () => {
  const { root, block } = await openGroup();
  expect(root.hooks).toEqual([{ type: 'beforeEach', of: 'setup' }]);
  expect(block.hooks.map(({ of }) => of)).toEqual(['setup', 'file']);
});
