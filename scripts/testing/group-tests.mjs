import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDERS } from './test-folders.mjs';

const GROUPS = 'test-results/groups';
/**
 * How many groups a project has: enough for its workers to end together (four for the backend), few enough to load the modules
 * seldom. Files of components get their page and stores from tests/support/browser/group.
 */
const MOST_GROUPS = { unit: 8, components: 8, backend: 12 };
/** Replaced modules, another environment and the settings of a process are a whole file's. */
const IS_APART = /\bjest\.mock\(|@jest-environment|@apart\b/;

function* testsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testsBelow(path);
    else if (/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** A file's hooks are those of its block, and its block has its path as a name. */
const blockOf = (path) =>
  `describe('${path}', () => void require('../../../${path.replace(/\.tsx?$/, '')}'));`;

/** Writes the files that load those of one project. @returns {string[]} what Jest is to run of it */
function writeGroups(project, isChosen) {
  const files = FOLDERS[project]
    .flatMap((folder) => [...testsBelow(`tests/${folder}`)])
    .filter(isChosen)
    .sort();
  const apart = files.filter((path) => IS_APART.test(readFileSync(path, 'utf8')));
  const together = files.filter((path) => !apart.includes(path));
  // Neighbours go to different groups, because the files of one folder are alike in what they take.
  const most = MOST_GROUPS[project];
  const groups = Array.from({ length: Math.min(most, together.length) }, (_none, group) =>
    together.filter((_path, index) => index % most === group),
  );
  mkdirSync(`${GROUPS}/${project}`, { recursive: true });
  const written = groups.map((paths, group) => {
    const file = `${GROUPS}/${project}/${group}.test.js`;
    writeFileSync(file, `${paths.map(blockOf).join('\n')}\n`);
    return file;
  });
  return [...written, ...apart];
}

/**
 * Jest evaluates every module anew for each file that it runs, which took more time than the tests did. So it is given files that
 * load many test files each. Tests that replace modules stay alone (docs/decisions/0273).
 * @param {string[]} projects @param {(path: string) => boolean} isChosen
 * @returns {Record<string, string[]>} what Jest runs, by project
 */
export function groupTests(projects, isChosen) {
  rmSync(GROUPS, { recursive: true, force: true });
  return Object.fromEntries(projects.map((project) => [project, writeGroups(project, isChosen)]));
}
