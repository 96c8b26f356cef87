// `npm test`: installs what the tests need, runs every check and every suite, and adds up what they count.
// With arguments only those steps run: `node scripts/test.mjs backend e2e:phone-es`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { installPackages } from './install.mjs';

const RESULTS = 'test-results';
const asked = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };

const say = (line) => process.stdout.write(`${line}\n`);

function run(command, args, env = {}) {
  say(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Chromium without the parts that no test sees takes two thirds of the time; where it is not to be had, the whole one. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

function ensureBrowser() {
  if (findBrowser({ shell: true })) return true;
  if (process.getuid?.() === 0) run('apt-get', ['update', '-qq']);
  for (const name of process.getuid?.() === 0 ? PACKAGES : []) {
    if (!findBrowser({ shell: true }))
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
  if (findBrowser({ shell: true })) return true;
  say('The browser tests need Chromium: install it or name it in CHROME_PATH.');
  return false;
}

const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** Some browser tests look at the product through the edge that is shipped. */
function ensureEdge() {
  if (!hasNginx() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    // A run level without services: the package is to start none.
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { RUNLEVEL: '1' });
  }
  if (hasNginx()) return true;
  say('The browser tests need nginx for deploy/nginx.conf: install it.');
  return false;
}

/** Every random, race and kill test, and those alone, at its full count. It takes hours. */
function faults() {
  const file = `${RESULTS}/faults.json`;
  run(
    'npx',
    [
      'jest',
      '--selectProjects',
      'unit',
      'backend',
      '--json',
      `--outputFile=${file}`,
      '--findRelatedTests',
      'tests/support/fault-counts.ts',
    ],
    { FAULTS: 'full' },
  );
  countJest(readResults(file));
}

/** A check counts as one test. */
function check(command, args) {
  const passed = run(command, args);
  counts[passed ? 'passed' : 'failed'] += 1;
}

function readResults(file) {
  if (!existsSync(file)) return null;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return results;
}

function countJest(results) {
  counts.passed += results?.numPassedTests ?? 0;
  counts.failed += results ? results.numFailedTests + results.numRuntimeErrorTestSuites : 1;
}

function jest(project) {
  const file = `${RESULTS}/${project}.json`;
  run('npx', ['jest', '--selectProjects', project, '--json', `--outputFile=${file}`]);
  countJest(readResults(file));
}

function endToEnd(...projects) {
  const file = `${RESULTS}/e2e.json`;
  const ended =
    ensureBrowser() &&
    ensureEdge() &&
    run('npx', ['playwright', 'test', ...projects.map((name) => `--project=${name}`)]);
  const stats = readResults(file)?.stats;
  counts.passed += stats ? stats.expected + stats.flaky : 0;
  counts.failed += stats ? stats.unexpected : 0;
  if (!ended && (!stats || stats.unexpected === 0)) counts.failed += 1;
}

const STEPS = {
  lint: () => check('npx', ['biome', 'ci', '.']),
  types: () => check('npx', ['tsc', '--noEmit']),
  dead: () => check('npx', ['knip', '--no-progress']),
  unit: () => jest('unit'),
  components: () => jest('components'),
  backend: () => jest('backend'),
  guards: () => check('node', ['scripts/prove-guards.mjs']),
  build: () => check('node', ['scripts/build.mjs']),
  e2e: () => endToEnd('phone', 'desktop'),
  'e2e:phone-es': () => endToEnd('phone-es'),
  faults,
};
const USUAL = ['build', 'lint', 'types', 'dead', 'unit', 'components', 'backend', 'e2e'];

if (!installPackages()) {
  say('The packages could not be installed.');
  process.exit(1);
}
mkdirSync(RESULTS, { recursive: true });
for (const name of asked.length > 0 ? asked : USUAL) STEPS[name]();
say(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
