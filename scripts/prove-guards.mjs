// `npm run test:guards`: removes each guard in a copy of the tree; its suites must fail. Arguments choose by name.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { removeGuard } from './find-guard.mjs';
import { GUARDS } from './guards.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

/** Tracked files, with the same packages. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'ordering-guards-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function passes(copy, suites) {
  const pattern = `tests/(backend|faults)/.*(${suites}).*test`;
  const args = ['jest', '--selectProjects', 'backend', '--testPathPatterns', pattern];
  return spawnSync('npx', args, { cwd: copy, stdio: 'ignore' }).status === 0;
}

/** @returns whether the suites fail without it */
function isMissed({ copy, guard }) {
  const path = join(copy, guard.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, removeGuard({ path: guard.file, text, guard }));
  const missed = !passes(copy, guard.suites);
  writeFileSync(path, text);
  return missed;
}

/** Why a guard is not found; nothing where it is. */
function findFault(guard) {
  try {
    removeGuard({ path: guard.file, text: readFileSync(guard.file, 'utf8'), guard });
    return [];
  } catch (error) {
    return [error.message];
  }
}

const lost = GUARDS.flatMap(findFault);
for (const fault of lost) say(fault);
if (lost.length > 0 || process.argv.includes('--find')) process.exit(lost.length === 0 ? 0 : 1);
if (!process.env.DATABASE_URL) {
  say(
    'The embedded database runs one transaction at a time, so most guards are not needed there: name a PostgreSQL in DATABASE_URL.',
  );
  process.exit(1);
}
const asked = process.argv.slice(2);
const chosen = GUARDS.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));
const copy = copyTree();
const unmissed = [];
try {
  const all = [...new Set(chosen.map(({ suites }) => suites))].join('|');
  if (!passes(copy, all)) throw new Error('the suites fail with every guard in place');
  for (const guard of chosen) {
    const missed = isMissed({ copy, guard });
    if (!missed) unmissed.push(guard.name);
    say(`${missed ? 'missed    ' : 'NOT MISSED'} ${guard.name}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
say(`\n${chosen.length - unmissed.length} of ${chosen.length} guards are missed when they are gone`);
process.exitCode = unmissed.length === 0 && chosen.length > 0 ? 0 : 1;
