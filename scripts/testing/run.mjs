import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../find-browser.mjs';
import { groupTests } from './group-tests.mjs';
import { ofCheck, readBrowserReport, readJestReport } from './tally.mjs';

export const RESULTS = 'test-results';

export const say = (line) => process.stdout.write(`${line}\n`);

/** @param isQuiet keeps what it says until it ends, so that two commands beside each other stay legible */
function run(command, args, { env = {}, isQuiet = false } = {}) {
  const name = `\n> ${command} ${args.join(' ')}`;
  if (!isQuiet) say(name);
  const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of isQuiet ? [child.stdout, child.stderr] : [])
    stream.on('data', (part) => {
      said += part;
    });
  return new Promise((done) => {
    child.on('error', () => done(false));
    child.on('close', (code) => {
      if (isQuiet) say(`${name}\n${said.trimEnd()}`);
      done(code === 0);
    });
  });
}

/** Counts as one test. */
export const check = async (command, args, how) =>
  ofCheck(await run(command, args, how), [command, ...args].join(' '));

function takeReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

/**
 * @param {{projects?: string[], isChosen?: (path: string) => boolean, args?: string[], env?: object, node?: string[]}} how
 * `projects`: their chosen files run in groups; without projects, `args` say what runs
 */
export async function jest({
  args = [],
  projects = [],
  isChosen = () => true,
  env = {},
  node = ['npx', 'jest'],
}) {
  const file = `${RESULTS}/jest.json`;
  const [command, ...before] = node;
  const grouped = projects.length > 0 ? { TEST_GROUPS: JSON.stringify(groupTests(projects, isChosen)) } : {};
  const chosen = projects.length > 0 ? ['--selectProjects', ...projects] : [];
  const words = [...before, ...chosen, ...args, '--json', `--outputFile=${file}`];
  await run(command, words, { env: { ...env, ...grouped } });
  return readJestReport(takeReport(file));
}

/** A third faster; it lacks only what no test sees. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];
const isRoot = () => process.getuid?.() === 0;
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];

async function ensureBrowser() {
  if (findBrowser({ shell: true })) return true;
  if (isRoot()) await run('apt-get', ['update', '-qq']);
  for (const name of isRoot() ? BROWSERS : [])
    if (!findBrowser({ shell: true })) await run('apt-get', [...INSTALL, name]);
  if (findBrowser({ shell: true })) return true;
  say('The browser tests need Chromium: install it or name it in CHROME_PATH.');
  return false;
}

const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** Installs nginx for the tests behind deploy/, where it may. */
async function ensureEdge() {
  if (!hasNginx() && isRoot()) {
    await run('apt-get', ['update', '-qq']);
    // So that the package starts no service.
    await run('apt-get', [...INSTALL, 'nginx-light'], { env: { RUNLEVEL: '1' } });
  }
  if (hasNginx()) return true;
  say('The browser tests need nginx for deploy/nginx.conf: install it.');
  return false;
}

const inProjects = (projects) => projects.map((name) => `--project=${name}`);

/** From now on a test whose program is missing fails instead of being skipped (tests/support/edge/behind-nginx). */
export function requirePrograms() {
  process.env.WHOLE_RUN = 'yes';
}

/** Apart, because it waits for the network while builds and tests use the cores. @returns success */
export const ensurePrograms = async () => (await ensureBrowser()) && (await ensureEdge());

export async function endToEnd({ projects, args = [], env = {} }) {
  const isWhole = args.length === 0 && projects.includes('phone');
  const words = ['playwright', 'test', ...inProjects(projects), ...args];
  const how = { env: { ...env, E2E_WHOLE: isWhole ? 'yes' : 'no' } };
  const ended = (await ensurePrograms()) && (await run('npx', words, how));
  return readBrowserReport({ report: takeReport(`${RESULTS}/e2e.json`), ended });
}
