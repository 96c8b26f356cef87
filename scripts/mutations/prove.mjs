import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { say } from '../testing/run.mjs';
import { NOTHING, ofCheck } from '../testing/tally.mjs';
import { judge } from './judge.mjs';
import { mutate } from './mutate.mjs';
import { MUTATIONS } from './mutations.mjs';

/** Copies the files that git knows or would add, and links the same packages. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'ordering-mutations-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

const FOLDER = 'tests/backend/mutations';
const withoutEnd = (file) => file.replace(/\.ts$/, '');

/** The block around the tests of a mutation, so that their names differ from those of another one. */
const blockOf = (number) => `mutation ${number}:`;
const patternOf = ({ title }, number) =>
  `${blockOf(number)}.*${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;

/**
 * Beside a module its mutated twin, and a test file in which the twin stands in the module's place. So the mutations share
 * one run of Jest, its transformed files and its databases.
 */
function plant({ copy, mutation, number }) {
  const { file, test } = mutation;
  const [module, twin] = [withoutEnd(file), `${withoutEnd(file)}.mutation-${number}`];
  writeFileSync(join(copy, `${twin}.ts`), mutate({ text: readFileSync(file, 'utf8'), mutation }));
  const lines = [
    `jest.mock('@/${module}', () => jest.requireActual('@/${twin}'));`,
    `describe('${blockOf(number)}', () => { require('@/${withoutEnd(test)}'); });`,
  ];
  writeFileSync(join(copy, FOLDER, `${number}.test.ts`), lines.join('\n'));
}

/** Jest's words are shown only where it leaves no report, because its tests are meant to fail here. */
function runJest({ copy, url, patterns }) {
  const report = join(copy, 'report.json');
  const words = [`${FOLDER}/`, '--selectProjects', 'backend', '--testNamePattern', patterns.join('|')];
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...words, '--json', `--outputFile=${report}`],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, DATABASE_URL: url } },
  );
  if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'));
  say(stderr);
  return null;
}

const failureOf = (name) => (said) => ({ name, said, alone: `MUTATIONS='${name}' npm run test:mutations` });

/**
 * Each counts as a test: passed where the test it names fails. `MUTATIONS` chooses some by words of their names.
 * @param {{DATABASE_URL?: string}} env
 */
export function proveMutations({ DATABASE_URL: url }, words = process.env.MUTATIONS ?? '') {
  if (!url) {
    say('Mutations of locks need transactions at the same time, which the embedded database has not.');
    return { ...NOTHING, skipped: 1 };
  }
  const chosen = MUTATIONS.filter(({ name }) => name.includes(words));
  const copy = copyTree();
  try {
    mkdirSync(join(copy, FOLDER));
    for (const [index, mutation] of chosen.entries()) plant({ copy, mutation, number: index });
    const report = runJest({ copy, url, patterns: chosen.map(patternOf) });
    if (!report) return ofCheck(false, 'jest left no report of the mutations');
    const suites = new Map(
      report.testResults.map((suite) => [Number.parseInt(basename(suite.name), 10), suite]),
    );
    const faults = chosen.flatMap((mutation, index) =>
      judge({ mutation, suite: suites.get(index) }).map(failureOf(mutation.name)),
    );
    return { ...NOTHING, passed: chosen.length - faults.length, failed: faults.length, failures: faults };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
