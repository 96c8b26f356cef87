// `npm run test:changed`: lint, types and suites touched since origin's main, or since a revision.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findBase, listChanges, namesOneOf } from './testing/find-changes.mjs';
import { check, countEndToEnd, endToEnd, jest, say } from './testing/run.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { NOTHING } from './testing/tally.mjs';

const JEST = ['--selectProjects', 'unit', 'components', 'backend'];
const BROWSER = ['phone', 'desktop'];
const JEST_CONFIG = 'jest.config.mjs';

const read = (file) => readFileSync(file, 'utf8');

function listTests(...projects) {
  const words = ['jest', '--listTests', '--json', '--selectProjects', ...projects];
  const listed = execFileSync('npx', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(listed).map((path) => relative('.', path));
}

/** Packages, and the base of every Jest test. */
const isOfEveryTest = (path) =>
  [JEST_CONFIG, 'package-lock.json'].includes(path) || namesOneOf([path])(read(JEST_CONFIG));

/** No import leads to them. */
const readsFiles = (test) => /\b(readFileSync|readdirSync|listSourceFiles|spawnSync)\(/.test(read(test));

function touchedSuites({ there, gone }) {
  const changed = [...there, ...gone];
  if (changed.some(isOfEveryTest)) return jest({ args: JEST });
  const isNamed = namesOneOf(changed);
  const named = listTests('unit', 'components', 'backend').filter((test) => isNamed(read(test)));
  const readers = listTests('unit').filter(readsFiles);
  const files = [...new Set([...there, ...named, ...readers])];
  return jest({ args: [...JEST, '--passWithNoTests', '--findRelatedTests', ...files] });
}

function touchedBrowserTests(base) {
  const args = [`--only-changed=${base}`];
  const count = countEndToEnd({ projects: BROWSER, args });
  if (count !== 0) return endToEnd({ projects: BROWSER, args });
  say('\nNo browser test is part of the change: `npm test` runs those that look at what it changes.');
  return NOTHING;
}

const [revision] = process.argv.slice(2);
const base = findBase(revision);
if (!base) {
  say(`git knows no ${revision ?? 'merge base with origin/main'}: name a revision to compare with.`);
  process.exit(1);
}
const changes = listChanges(base);
await runSteps([
  () => check('npx', ['biome', 'ci', '.']),
  () => check('npx', ['tsc', '--noEmit']),
  () => touchedSuites(changes),
  () => touchedBrowserTests(base),
]);
