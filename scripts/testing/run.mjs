import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../find-browser.mjs';
import { ofCheck, readBrowserReport, readJestReport } from './tally.mjs';

export const RESULTS = 'test-results';

export const say = (line) => process.stdout.write(`${line}\n`);

function run(command, args, env = {}) {
  say(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Counts as one test. */
export const check = (command, args) => ofCheck(run(command, args), [command, ...args].join(' '));

function takeReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return report;
}

export function jest({ args, env, node = ['npx', 'jest'] }) {
  const file = `${RESULTS}/jest.json`;
  const [command, ...before] = node;
  run(command, [...before, ...args, '--json', `--outputFile=${file}`], env);
  return readJestReport(takeReport(file));
}

/** A third faster; it lacks only what no test sees. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];

function ensureBrowser() {
  if (findBrowser({ shell: true })) return true;
  if (process.getuid?.() === 0) run('apt-get', ['update', '-qq']);
  for (const name of process.getuid?.() === 0 ? BROWSERS : []) {
    if (!findBrowser({ shell: true }))
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
  if (findBrowser({ shell: true })) return true;
  say('The browser tests need Chromium: install it or name it in CHROME_PATH.');
  return false;
}

const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** For the tests behind deploy/. */
function ensureEdge() {
  if (!hasNginx() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    // So that the package starts no service.
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { RUNLEVEL: '1' });
  }
  if (hasNginx()) return true;
  say('The browser tests need nginx for deploy/nginx.conf: install it.');
  return false;
}

const inProjects = (projects) => projects.map((name) => `--project=${name}`);

export function endToEnd({ projects, args = [] }) {
  const isWhole = args.length === 0 && projects.includes('phone');
  const words = ['playwright', 'test', ...inProjects(projects), ...args];
  const ended = ensureBrowser() && ensureEdge() && run('npx', words, { E2E_WHOLE: isWhole ? 'yes' : 'no' });
  return readBrowserReport({ report: takeReport(`${RESULTS}/e2e.json`), ended });
}

/** Null where they cannot be listed. */
export function countEndToEnd({ projects, args }) {
  const words = ['playwright', 'test', '--list', '--reporter=json', ...inProjects(projects), ...args];
  const { stdout, status } = spawnSync('npx', words, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) return null;
  return JSON.parse(stdout).suites.flatMap(listTests).length;
}

const listTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(listTests),
];
