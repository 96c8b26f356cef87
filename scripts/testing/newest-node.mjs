import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest, say } from './run.mjs';
import { ofCheck } from './tally.mjs';

const NEWEST = 26;
/** The registry's `node` installs it by a script, which .npmrc forbids. */
const PROGRAM = `node-${process.platform}-${process.arch}@${NEWEST}`;

const npm = (...words) =>
  spawnSync('npm', ['--fetch-retries=1', '--fetch-timeout=60000', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** They read the source, so neither Node nor the database decides them. */
const OF_THE_SOURCE = ['tests/unit/guards/', 'tests/backend/platform/row-types.'];
/** Code that only browsers run. */
const OF_THE_BROWSER = ['browser', 'session', 'stores', 'theme', 'tracking'];
/** Rules compute: the backend's suites, which run here, call them in their verbs. */
const OF_RULES =
  'booking branches cart delivery feedback menu orders payments people table tenant visit'.split(' ');
/**
 * The embedded database runs one transaction at a time, so a race meets nothing in one there. Kills of payments end the program on
 * it at a dozen moments; deaths in a booking or a refund, and what is shuffled at random, are judged by code that is the same on both.
 */
const OF_POSTGRES = ['races-of-', 'kill-bookings.', 'kill-refunds.', 'shuffled.', 'money-', 'table-'];
const LEFT_OUT = [
  ...OF_THE_SOURCE,
  ...OF_POSTGRES.map((name) => `tests/faults/${name}`),
  ...[...OF_THE_BROWSER, ...OF_RULES].map((folder) => `tests/unit/${folder}/`),
];
/** The suites use it where none is named. */
const EMBEDDED = { DATABASE_URL: undefined };

const isChosen = (path) => !LEFT_OUT.some((start) => path.startsWith(start));

/** @returns {string | null} its path */
function fetchFromRegistry() {
  const { status, stdout } = npm(
    'exec',
    '--yes',
    `--package=${PROGRAM}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  );
  return status === 0 ? (stdout.trim().split('\n').at(-1) ?? null) : null;
}
const askRegistry = () => npm('view', 'npm', 'version').status === 0;

/** In a folder open to all: a test starts it as another user. */
async function runOn({ node, test }) {
  const folder = mkdtempSync(join(tmpdir(), 'ordering-node-'));
  try {
    chmodSync(folder, 0o755);
    const program = join(folder, 'node');
    copyFileSync(node, program);
    say(`\nOn Node ${NEWEST}:`);
    return await test({
      node: [program, 'node_modules/jest/bin/jest.js'],
      projects: ['unit', 'backend'],
      isChosen,
      env: { ...EMBEDDED, PATH: `${folder}:${process.env.PATH}` },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The suites of what runs on Node, with the embedded database: `npm test` has run them on the oldest Node and PostgreSQL. Without
 * the newest Node it fails only if the registry answers, and the backend is tried on the embedded database all the same.
 * @param {{fetchNode?: () => string | null, isReachable?: () => boolean, test?: typeof jest}} how
 */
export async function onNewestNode({
  fetchNode = fetchFromRegistry,
  isReachable = askRegistry,
  test = jest,
} = {}) {
  const node = fetchNode();
  if (node) return runOn({ node, test });
  if (isReachable()) {
    say(
      `\nThe registry answers but gives no ${PROGRAM}, so the newest Node was not tried: this counts as failed.`,
    );
    return ofCheck(false, 'the newest Node could not be installed');
  }
  say(`\nThe registry does not answer, so nothing ran on Node ${NEWEST}.`);
  say('The backend runs on the embedded database, with the Node that is here:');
  const tried = await test({ projects: ['backend'], isChosen, env: EMBEDDED });
  return { ...tried, skipped: tried.skipped + 1 };
}
