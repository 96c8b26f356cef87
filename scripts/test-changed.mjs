// `npm run test:changed`: lint, types and suites of what changed since origin's main, or since a revision.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { areaOf, findBase, listChanges, namesOneOf } from './testing/find-changes.mjs';
import { withPostgres } from './testing/open-postgres.mjs';
import { check, endToEnd, jest, say } from './testing/run.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { NOTHING } from './testing/tally.mjs';

const PROJECTS = ['unit', 'components', 'backend'];
const BROWSER = ['served', 'phone', 'desktop'];
const WALK = /^tests\/(?:e2e|served)\/.*\.spec\.tsx?$/;
const JEST_CONFIG = 'jest.config.mjs';

const read = (file) => readFileSync(file, 'utf8');

/** @param args further words for Jest */
function listTests(projects, ...args) {
  const words = ['jest', '--listTests', '--json', '--selectProjects', ...projects, ...args];
  const listed = execFileSync('npx', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return JSON.parse(listed).map((path) => relative('.', path));
}

/** Packages, and the base of every Jest test. */
const isOfEveryTest = (path) =>
  [JEST_CONFIG, 'package-lock.json'].includes(path) || namesOneOf([path])(read(JEST_CONFIG));

/** No import leads to them. */
const readsFiles = (test) => /\b(readFileSync|readdirSync|listSourceFiles|spawnSync)\(/.test(read(test));

const foldersOf = (area) =>
  PROJECTS.map((project) => `tests/${project}/${area}/`).filter((path) => existsSync(path));

/**
 * The tests of the areas of the changed files, for a file of no area those that import it, and those that hold a changed path as
 * a text or read files.
 */
function listTouched({ there, gone }) {
  const changed = [...there, ...gone];
  if (changed.some(isOfEveryTest)) return null;
  const areas = [...new Set(changed.map(areaOf).filter(Boolean))];
  const folders = areas.flatMap(foldersOf);
  const hasNoTests = (path) => foldersOf(areaOf(path) ?? '').length === 0;
  const alone = there.filter((path) => /\.(tsx?|mjs)$/.test(path) && hasNoTests(path));
  const related = alone.length > 0 ? listTests(PROJECTS, '--findRelatedTests', ...alone) : [];
  const isNamed = namesOneOf(changed);
  const ofThem = listTests(PROJECTS).filter(
    (test) =>
      there.includes(test) || folders.some((folder) => test.startsWith(folder)) || isNamed(read(test)),
  );
  return new Set([...related, ...ofThem, ...listTests(['unit']).filter(readsFiles)]);
}

const touchedSuites = (changes) =>
  withPostgres((env) => {
    const touched = listTouched(changes);
    return jest({
      projects: PROJECTS,
      isChosen: (path) => touched === null || touched.has(path),
      args: ['--passWithNoTests'],
      env,
    });
  });

/** The walks that changed themselves: a walk crosses so much that nearly every change touches nearly all of them. */
function touchedWalks({ there }) {
  const walks = there.filter((path) => WALK.test(path));
  if (walks.length > 0) return endToEnd({ projects: BROWSER, args: ['--pass-with-no-tests', ...walks] });
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
const beside = { isQuiet: true };
await runSteps([
  [
    { name: 'lint', run: () => check('npx', ['biome', 'ci', '.'], beside) },
    { name: 'types', run: () => check('npx', ['tsc', '--noEmit'], beside) },
  ],
  [{ name: 'suites', run: () => touchedSuites(changes) }],
  [{ name: 'browser', run: () => touchedWalks(changes) }],
]);
