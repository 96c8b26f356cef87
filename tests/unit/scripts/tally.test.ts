import { addUp, ofCheck, readBrowserReport, readJestReport, reportLines } from '@/scripts/testing/tally.mjs';

const PLACED = { ancestorTitles: [] };

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
        { ...PLACED, status: 'passed', title: 'adds', failureMessages: [] },
        {
          ...PLACED,
          status: 'failed',
          title: 'takes away',
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
  {
    name: 'tests/a.test.ts: takes away',
    said: 'Expected 1\nat a',
    alone: "npx jest tests/a.test.ts -t 'takes away'",
  },
  { name: 'tests/b.test.ts', said: 'Cannot find module c', alone: 'npx jest tests/b.test.ts' },
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
              line: 7,
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

const AGAIN = {
  name: 'tests/e2e/order.spec.ts, phone: is placed',
  said: 'Found none',
  alone: 'npx playwright test tests/e2e/order.spec.ts:7 --project=phone',
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

test('a test in a group has the name and the file that it has alone', () => {
  const ofGroup = (title: string, status: string, duration: number) => ({
    ancestorTitles: ['tests/unit/cart/tip.test.ts', 'in Chile'],
    title,
    status,
    duration,
    failureMessages: status === 'failed' ? ['no'] : [],
  });
  const group = {
    name: `${process.cwd()}/test-results/groups/unit/0.test.js`,
    startTime: 0,
    endTime: 90_000,
    assertionResults: [ofGroup('is asked (once)', 'failed', 1_500), ofGroup("isn't asked", 'passed', 500)],
  };
  const { failures, seconds } = readJestReport({ ...JEST, testResults: [group] });
  expect(failures).toEqual([
    {
      name: 'tests/unit/cart/tip.test.ts: in Chile is asked (once)',
      said: 'no',
      alone: "npx jest tests/unit/cart/tip.test.ts -t 'in Chile is asked \\(once\\)'",
    },
  ]);
  expect(seconds).toEqual({ 'tests/unit/cart/tip.test.ts': 2 });
});

test('a browser test that passed at its second try is named, and all its tries took time', () => {
  expect(readBrowserReport({ report: BROWSER, ended: true })).toEqual({
    passed: 4,
    failed: 0,
    todo: 0,
    skipped: 1,
    again: [AGAIN],
    failures: [],
    seconds: { 'tests/e2e/order.spec.ts': 5.5 },
  });
});

test('a run without a report fails, and so does one that failed outside of its tests', () => {
  expect(readJestReport(null)).toMatchObject({ failed: 1, failures: [{ name: 'jest left no report' }] });
  expect(readBrowserReport({ report: null, ended: true })).toMatchObject({
    failed: 1,
    failures: [{ name: 'the browser tests left no report' }],
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
    suites: [{ file: 'pay.spec.ts', specs: [{ title: 'is paid', file: 'pay.spec.ts', line: 3, tests }] }],
  };
  const { failures } = readBrowserReport({ report, ended: false });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    name: 'tests/e2e/pay.spec.ts, desktop: is paid',
    alone: 'npx playwright test tests/e2e/pay.spec.ts:3 --project=desktop',
  });
  expect(failures[0]?.said.split('\n')).toEqual(said.split('\n').slice(0, 30));
});

test('the end tells the slowest files, the steps, what failed tests said, how each runs alone, and the count last', () => {
  const many = Array.from({ length: 22 }, (_none, index) => [`tests/${index}.test.ts`, index] as const);
  const steps = [
    ofCheck(true),
    readJestReport(JEST),
    readBrowserReport({ report: BROWSER, ended: true }),
    { ...ofCheck(false, 'npx tsc'), seconds: Object.fromEntries(many) },
  ];
  const times = [
    { name: 'unit', took: 61.25, usual: 60 },
    { name: 'the whole run', took: 700, usual: null },
  ];
  const lines = reportLines(addUp(steps), times);
  expect(lines.slice(0, 3)).toEqual([
    'The slowest test files:',
    '    21.0 s  tests/21.test.ts',
    '    20.0 s  tests/20.test.ts',
  ]);
  expect(lines.slice(21)).toEqual([
    'The steps:',
    '    61.3 s  unit (60 s on two slow cores)',
    '   700.0 s  the whole run',
    'Passed at the second try: tests/e2e/order.spec.ts, phone: is placed\n    Found none',
    'Failed: tests/a.test.ts: takes away\n    Expected 1\n    at a',
    'Failed: tests/b.test.ts\n    Cannot find module c',
    'Failed: npx tsc',
    'To run alone what failed:',
    "  npx jest tests/a.test.ts -t 'takes away'",
    '  npx jest tests/b.test.ts',
    '  npx tsc',
    '1 needed a second try, 9 todo, 3 skipped',
    '17 passed, 3 failed',
  ]);
});

test('of many failed tests the last screen names the first twenty', () => {
  const failed = Array.from({ length: 23 }, (_none, index) => ofCheck(false, `npx check-${index}`));
  const lines = reportLines(addUp(failed));
  const alone = lines.slice(lines.indexOf('To run alone what failed:') + 1, -2);
  expect(alone).toHaveLength(21);
  expect(alone.slice(-2)).toEqual(['  npx check-19', '  and 3 more']);
});
