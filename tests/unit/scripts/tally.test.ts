import { addUp, ofCheck, readBrowserReport, readJestReport, reportLines } from '@/scripts/testing/tally.mjs';

const JEST = {
  numPassedTests: 12,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numTodoTests: 9,
  numPendingTests: 2,
  testResults: [{ name: `${process.cwd()}/tests/a.test.ts`, startTime: 1_000, endTime: 3_500 }],
};

/** A browser report with one test that passed at its second try, in a group of its file. */
const BROWSER = {
  config: { rootDir: `${process.cwd()}/tests/e2e` },
  stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 },
  suites: [
    {
      file: 'order.spec.ts',
      suites: [
        {
          specs: [
            {
              title: 'is placed',
              file: 'order.spec.ts',
              tests: [
                {
                  status: 'flaky',
                  projectName: 'phone',
                  results: [{ duration: 4_000 }, { duration: 1_000 }],
                },
                { status: 'expected', projectName: 'desktop', results: [{ duration: 500 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test('what Jest counted, a file that did not load among the failures', () => {
  expect(readJestReport(JEST)).toEqual({
    passed: 12,
    failed: 2,
    todo: 9,
    skipped: 2,
    again: [],
    seconds: { 'tests/a.test.ts': 2.5 },
  });
});

test('a browser test that passed at its second try is named, and all its tries took time', () => {
  expect(readBrowserReport({ report: BROWSER, ended: true })).toEqual({
    passed: 4,
    failed: 0,
    todo: 0,
    skipped: 1,
    again: ['tests/e2e/order.spec.ts, phone: is placed'],
    seconds: { 'tests/e2e/order.spec.ts': 5.5 },
  });
});

test('a run without a report fails, and so does one that failed outside of its tests', () => {
  expect(readJestReport(null)).toEqual(ofCheck(false));
  expect(readBrowserReport({ report: null, ended: true })).toEqual(ofCheck(false));
  expect(readBrowserReport({ report: BROWSER, ended: false }).failed).toBe(1);
});

test('the end tells the slowest, the second tries and what did not run, and the count last', () => {
  const many = Array.from({ length: 12 }, (_none, index) => [`tests/${index}.test.ts`, index] as const);
  const steps = [
    ofCheck(true),
    readJestReport(JEST),
    readBrowserReport({ report: BROWSER, ended: true }),
    { ...ofCheck(true), seconds: Object.fromEntries(many) },
  ];
  expect(reportLines(addUp(steps))).toEqual([
    'The slowest test files:',
    '    11.0 s  tests/11.test.ts',
    '    10.0 s  tests/10.test.ts',
    '     9.0 s  tests/9.test.ts',
    '     8.0 s  tests/8.test.ts',
    '     7.0 s  tests/7.test.ts',
    '     6.0 s  tests/6.test.ts',
    '     5.5 s  tests/e2e/order.spec.ts',
    '     5.0 s  tests/5.test.ts',
    '     4.0 s  tests/4.test.ts',
    '     3.0 s  tests/3.test.ts',
    'Passed at the second try: tests/e2e/order.spec.ts, phone: is placed',
    '1 needed a second try, 9 todo, 3 skipped',
    '18 passed, 2 failed',
  ]);
});
