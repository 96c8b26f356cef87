import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{name: string, said: string, alone: string}} Failure what it said, and the command that runs it alone */
/**
 * `again`: passed at the second try, among those passed; `seconds` by test file.
 * @typedef {{passed: number, failed: number, todo: number, skipped: number, again: Failure[], failures: Failure[],
 * seconds: Record<string, number>}} Sum
 */

/** @type {Sum} */
export const NOTHING = { passed: 0, failed: 0, todo: 0, skipped: 0, again: [], failures: [], seconds: {} };

/** @param name the command, said where it failed @returns {Sum} */
export const ofCheck = (passed, name = '') => ({
  ...NOTHING,
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  failures: passed || !name ? [] : [{ name, said: '', alone: name }],
});

const WHY_LINES = 30;

/** The start of what a test said, in lines. */
const shorten = (said) =>
  stripVTControlCharacters(said ?? '')
    .split('\n')
    .slice(0, WHY_LINES)
    .join('\n');

const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a test in a group begin with the path of its file. */
function placeOf(file, { ancestorTitles: [first = '', ...others], title }) {
  const isGrouped = /^tests\/.+\.test\.tsx?$/.test(first);
  const titles = [...(isGrouped || first === '' ? [] : [first]), ...others, title];
  return { path: isGrouped ? first : file, name: titles.join(' ') };
}

function toFailure(file, test) {
  const { path, name } = placeOf(file, test);
  const alone = `npx jest ${path} -t ${quote(literally(name))}`;
  return { name: `${path}: ${name}`, said: shorten(test.failureMessages[0]), alone };
}

function failuresOfFile({ name, message, assertionResults = [] }) {
  const path = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length > 0) return failed.map((test) => toFailure(path, test));
  return assertionResults.length === 0 && message
    ? [{ name: path, said: shorten(message), alone: `npx jest ${path}` }]
    : [];
}

/** A file that ran alone took its time from its first line to its end; one in a group took that of its tests. */
function secondsOfFile({ name, startTime, endTime, assertionResults = [] }) {
  const path = relative('.', name);
  const seconds = {};
  for (const test of assertionResults) {
    const place = placeOf(path, test).path;
    if (place !== path) seconds[place] = (seconds[place] ?? 0) + (test.duration ?? 0) / 1_000;
  }
  return Object.keys(seconds).length > 0 ? seconds : { [path]: Math.max(0, endTime - startTime) / 1_000 };
}

/** @param report from `--json`; null counts as a failure @returns {Sum} */
export function readJestReport(report) {
  if (!report) return ofCheck(false, 'jest left no report');
  return {
    ...NOTHING,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    todo: report.numTodoTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(failuresOfFile),
    seconds: Object.assign({}, ...report.testResults.map(secondsOfFile)),
  };
}

function* testsIn({ file, specs = [], suites = [] }) {
  for (const spec of specs) for (const test of spec.tests) yield { file: spec.file ?? file, spec, test };
  for (const suite of suites) yield* testsIn(suite);
}

const OUTSIDE = 'the browser tests ended outside of a test, as in a program that they need';

/** @param report from the json reporter, or null @returns {Sum} */
export function readBrowserReport({ report, ended }) {
  if (!report) return ofCheck(false, 'the browser tests left no report');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const again = [];
  const failures = [];
  const seconds = {};
  for (const { file, spec, test } of report.suites.flatMap((suite) => [...testsIn(suite)])) {
    const path = relative('.', `${report.config.rootDir}/${file}`);
    const took = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000;
    seconds[path] = (seconds[path] ?? 0) + took;
    const name = `${path}, ${test.projectName}: ${spec.title}`;
    const said = shorten(test.results.flatMap(({ errors = [] }) => errors).at(0)?.message);
    const alone = `npx playwright test ${path}:${spec.line} --project=${test.projectName}`;
    if (test.status === 'flaky') again.push({ name, said, alone });
    if (test.status === 'unexpected') failures.push({ name, said, alone });
  }
  const isOutside = !ended && unexpected === 0;
  if (isOutside) failures.push(...ofCheck(false, OUTSIDE).failures);
  return {
    ...NOTHING,
    passed: expected + flaky,
    failed: isOutside ? 1 : unexpected,
    skipped,
    again,
    failures,
    seconds,
  };
}

/** A file run twice took the sum. @param {Sum[]} steps */
export function addUp(steps) {
  const sum = structuredClone(NOTHING);
  for (const step of steps) {
    for (const key of ['passed', 'failed', 'todo', 'skipped']) sum[key] += step[key];
    sum.again.push(...step.again);
    sum.failures.push(...step.failures);
    for (const [file, took] of Object.entries(step.seconds))
      sum.seconds[file] = (sum.seconds[file] ?? 0) + took;
  }
  return sum;
}

const SLOWEST = 20;
const seconds = (took) => `${took.toFixed(1).padStart(8)} s`;
const indent = (text) => (text ? `\n${text.replace(/^/gm, '    ')}` : '');

/** As many as fit on a screen. */
const MOST_ALONE = 20;

/** @param {Failure[]} failures */
function tellAlone(failures) {
  if (failures.length === 0) return [];
  const more = failures.length - MOST_ALONE;
  return [
    'To run alone what failed:',
    ...failures.slice(0, MOST_ALONE).map(({ alone }) => `  ${alone}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/**
 * The end of a run: slowest files, steps, what each failed test said; last what fits on a screen, the failed tests with the
 * command that runs each alone, and the count.
 * @param {Sum} sum
 * @param {{name: string, took: number, usual: number | null}[]} steps in seconds; `usual` on two slow cores
 */
export function reportLines({ passed, failed, todo, skipped, again, failures, seconds: byFile }, steps = []) {
  const slowest = Object.entries(byFile)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, took]) => `${seconds(took)}  ${file}`);
  const times = steps.map(
    ({ name, took, usual }) => `${seconds(took)}  ${name}${usual ? ` (${usual} s on two slow cores)` : ''}`,
  );
  return [
    ...(slowest.length > 0 ? ['The slowest test files:', ...slowest] : []),
    ...(times.length > 0 ? ['The steps:', ...times] : []),
    ...again.map(({ name, said }) => `Passed at the second try: ${name}${indent(said)}`),
    ...failures.map(({ name, said }) => `Failed: ${name}${indent(said)}`),
    ...tellAlone(failures),
    `${again.length} needed a second try, ${todo} todo, ${skipped} skipped`,
    `${passed} passed, ${failed} failed`,
  ];
}
