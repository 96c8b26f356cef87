import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `again`: passed at the second try, among those passed; `failures`: what failed and why, in words; `seconds` by file.
 */
export const NOTHING = { passed: 0, failed: 0, todo: 0, skipped: 0, again: [], failures: [], seconds: {} };

/** @param name the command, said where it failed */
export const ofCheck = (passed, name = '') => ({
  ...NOTHING,
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  failures: passed || !name ? [] : [name],
});

const WHY_LINES = 30;

/** A test's name and, below it, the start of what it said. */
function tellFailure(name, said) {
  const why = stripVTControlCharacters(said ?? '')
    .split('\n')
    .slice(0, WHY_LINES);
  return [name, ...why.map((line) => `    ${line}`)].join('\n');
}

function failuresOfFile({ name, message, assertionResults = [] }) {
  const path = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length > 0)
    return failed.map((test) => tellFailure(`${path}: ${test.fullName}`, test.failureMessages[0]));
  return assertionResults.length === 0 && message ? [tellFailure(path, message)] : [];
}

/** @param report from `--json`; null counts as a failure */
export function readJestReport(report) {
  if (!report) return ofCheck(false, 'jest left no report');
  const seconds = report.testResults.map(({ name, startTime, endTime }) => [
    relative('.', name),
    Math.max(0, endTime - startTime) / 1_000,
  ]);
  return {
    ...NOTHING,
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    todo: report.numTodoTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(failuresOfFile),
    seconds: Object.fromEntries(seconds),
  };
}

function* testsIn({ file, specs = [], suites = [] }) {
  for (const spec of specs) for (const test of spec.tests) yield { file: spec.file ?? file, spec, test };
  for (const suite of suites) yield* testsIn(suite);
}

/** @param report from the json reporter, or null */
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
    const said = test.results.flatMap(({ errors = [] }) => errors).at(0)?.message;
    if (test.status === 'flaky') again.push(tellFailure(name, said));
    if (test.status === 'unexpected') failures.push(tellFailure(name, said));
  }
  const isOutside = !ended && unexpected === 0;
  if (isOutside) failures.push('the browser tests ended outside of a test, as in a program that they need');
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

/** A file run twice took the sum. */
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

const SLOWEST = 10;

/** Slowest files, second tries, what failed, what did not run, and last the count. */
export function reportLines({ passed, failed, todo, skipped, again, failures, seconds }) {
  const slowest = Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, took]) => `${took.toFixed(1).padStart(8)} s  ${file}`);
  return [
    ...(slowest.length > 0 ? ['The slowest test files:', ...slowest] : []),
    ...again.map((test) => `Passed at the second try: ${test}`),
    ...failures.map((test) => `Failed: ${test}`),
    `${again.length} needed a second try, ${todo} todo, ${skipped} skipped`,
    `${passed} passed, ${failed} failed`,
  ];
}
