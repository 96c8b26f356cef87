import { addUp, ofCheck, readBrowserReport, readJestReport, reportLines } from '@/scripts/testing/tally.mjs';

const JEST = {
  numPassedTests: 12,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numTodoTests: 9,
  numPendingTests: 2,
  testResults: [
    {
      name: `${process.cwd()}/tests/a.test.ts`,
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'takes away',
          failureMessages: ['\u001b[31mExpected 1\u001b[39m\nat a'],
        },
      ],
    },
    {
      name: `${process.cwd()}/tests/b.test.ts`,
      startTime: 1_000,
      endTime: 1_000,
      assertionResults: [],
      message: 'Cannot find module c',
    },
  ],
};

const SAID_BY_JEST = [
  'tests/a.test.ts: takes away\n    Expected 1\n    at a',
  'tests/b.test.ts\n    Cannot find module c',
];

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
                  results: [
                    { duration: 4_000, errors: [{ message: 'Found none' }] },
                    { duration: 1_000, errors: [] },
                  ],
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
    failures: SAID_BY_JEST,
    seconds: { 'tests/a.test.ts': 2.5, 'tests/b.test.ts': 0 },
  });
});

test('a browser test that passed at its second try is named, and all its tries took time', () => {
  expect(readBrowserReport({ report: BROWSER, ended: true })).toEqual({
    passed: 4,
    failed: 0,
    todo: 0,
    skipped: 1,
    again: ['tests/e2e/order.spec.ts, phone: is placed\n    Found none'],
    failures: [],
    seconds: { 'tests/e2e/order.spec.ts': 5.5 },
  });
});

test('a run without a report fails, and so does one that failed outside of its tests', () => {
  expect(readJestReport(null)).toMatchObject({ failed: 1, failures: ['jest left no report'] });
  expect(readBrowserReport({ report: null, ended: true })).toMatchObject({
    failed: 1,
    failures: ['the browser tests left no report'],
  });
  expect(readBrowserReport({ report: BROWSER, ended: false }).failed).toBe(1);
});

test('a browser test that failed is named with what it said at its first try, shortened', () => {
  const said = Array.from({ length: 99 }, (_none, index) => `line ${index}`).join('\n');
  const tests = [
    { status: 'unexpected', projectName: 'desktop', results: [{ duration: 1, errors: [{ message: said }] }] },
  ];
  const report = {
    ...BROWSER,
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ file: 'pay.spec.ts', specs: [{ title: 'is paid', file: 'pay.spec.ts', tests }] }],
  };
  const { failures } = readBrowserReport({ report, ended: false });
  expect(failures).toHaveLength(1);
  expect(failures[0]?.split('\n')).toHaveLength(31);
  expect(failures[0]).toMatch(/^tests\/e2e\/pay\.spec\.ts, desktop: is paid\n {4}line 0\n/);
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
    'Passed at the second try: tests/e2e/order.spec.ts, phone: is placed\n    Found none',
    ...SAID_BY_JEST.map((failure) => `Failed: ${failure}`),
    '1 needed a second try, 9 todo, 3 skipped',
    '18 passed, 2 failed',
  ]);
});
