import { relative } from 'node:path';

/** `again`: passed at the second try, among those passed; `seconds` by file. */
export const NOTHING = { passed: 0, failed: 0, todo: 0, skipped: 0, again: [], seconds: {} };

export const ofCheck = (passed) => ({ ...NOTHING, passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** @param report from `--json`; null counts as a failure */
export function readJestReport(report) {
  if (!report) return ofCheck(false);
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
    seconds: Object.fromEntries(seconds),
  };
}

function* testsIn({ file, specs = [], suites = [] }) {
  for (const spec of specs) for (const test of spec.tests) yield { file: spec.file ?? file, spec, test };
  for (const suite of suites) yield* testsIn(suite);
}

/** @param report from the json reporter, or null */
export function readBrowserReport({ report, ended }) {
  if (!report) return ofCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const again = [];
  const seconds = {};
  for (const { file, spec, test } of report.suites.flatMap((suite) => [...testsIn(suite)])) {
    const path = relative('.', `${report.config.rootDir}/${file}`);
    const took = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000;
    seconds[path] = (seconds[path] ?? 0) + took;
    if (test.status === 'flaky') again.push(`${path}, ${test.projectName}: ${spec.title}`);
  }
  // Fails outside its tests, as in a program that it needs.
  const failed = !ended && unexpected === 0 ? 1 : unexpected;
  return { ...NOTHING, passed: expected + flaky, failed, skipped, again, seconds };
}

/** A file run twice took the sum. */
export function addUp(steps) {
  const sum = structuredClone(NOTHING);
  for (const step of steps) {
    for (const key of ['passed', 'failed', 'todo', 'skipped']) sum[key] += step[key];
    sum.again.push(...step.again);
    for (const [file, took] of Object.entries(step.seconds))
      sum.seconds[file] = (sum.seconds[file] ?? 0) + took;
  }
  return sum;
}

const SLOWEST = 10;

/** Slowest files, second tries, what did not run, and last the count. */
export function reportLines({ passed, failed, todo, skipped, again, seconds }) {
  const slowest = Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, took]) => `${took.toFixed(1).padStart(8)} s  ${file}`);
  return [
    ...(slowest.length > 0 ? ['The slowest test files:', ...slowest] : []),
    ...again.map((test) => `Passed at the second try: ${test}`),
    `${again.length} needed a second try, ${todo} todo, ${skipped} skipped`,
    `${passed} passed, ${failed} failed`,
  ];
}
