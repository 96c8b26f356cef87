import { readCoupons } from '@/backend/folders/read/read-coupons';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const HEADER = 'code,kind,value,from,until,weekdays,limit,per_profile,first_order,branches,services,minimum';
const read = (...lines: string[]) =>
  readCoupons({
    text: [HEADER, ...lines].join('\n'),
    currency: 'PEN',
    branchSlugs: ['centro', 'chapinero'],
  });
const problemsOf = (...lines: string[]) => read(...lines).problems.map(printProblem);

test('the lines of the documentation are read as they are meant', () => {
  const { coupons, problems } = read(
    'Mesa,percent,10,,,,,,,,on_table,',
    'bienvenido10,percent,10,,,,,,x,,,',
    'envio0,free_delivery,,,,mon|tue|wed|thu|fri,,20,,,delivery|schedule,30.50',
    'cerro5k,amount,5.5,2026-11-01,2026-12-31,,100,,no,chapinero,,',
  );
  expect(problems).toEqual([]);
  const open = { from: null, until: null, weekdays: [], limit: null, perProfile: 1, firstOrder: false };
  const anywhere = { branches: [], services: [], minimumMinor: 0 };
  expect(coupons).toEqual([
    { ...open, ...anywhere, code: 'mesa', terms: { kind: 'percent', percent: 10 }, services: ['on_table'] },
    { ...open, ...anywhere, code: 'bienvenido10', terms: { kind: 'percent', percent: 10 }, firstOrder: true },
    {
      ...open,
      ...anywhere,
      code: 'envio0',
      terms: { kind: 'free_delivery' },
      weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
      perProfile: 20,
      services: ['delivery', 'schedule'],
      minimumMinor: 3_050,
    },
    {
      ...open,
      ...anywhere,
      code: 'cerro5k',
      terms: { kind: 'amount', amountMinor: 550 },
      from: '2026-11-01',
      until: '2026-12-31',
      limit: 100,
      branches: ['chapinero'],
    },
  ]);
});

test('only what it takes off has to be said', () => {
  const { coupons, problems } = readCoupons({
    text: 'value;kind;code\n5;percent;cinco',
    currency: 'COP',
    branchSlugs: [],
  });
  expect(problems).toEqual([]);
  expect(coupons).toMatchObject([{ code: 'cinco', terms: { kind: 'percent', percent: 5 }, perProfile: 1 }]);
});

test('a percentage may have a most', () => {
  const text = 'code,kind,value,max\nmesa,percent,20,15.50\n';
  const { coupons, problems } = readCoupons({ text, currency: 'PEN', branchSlugs: [] });
  expect(problems).toEqual([]);
  expect(coupons).toMatchObject([{ terms: { kind: 'percent', percent: 20, maxMinor: 1_550 } }]);
});

test.each([
  ['mesa,percent,20,0', 'max: must be above 0'],
  ['mesa,percent,20,-1', 'max: "-1" is not a price; allowed: digits and a point, such as 24.90'],
  ['mesa,amount,20,5', 'max: "5" is not allowed for amount: only a percentage has a maximum'],
  ['envio,free_delivery,,5', 'max: "5" is not allowed for free_delivery: only a percentage has a maximum'],
])('%s is refused', (line, problem) => {
  const text = `code,kind,value,max\n${line}\n`;
  const { problems } = readCoupons({ text, currency: 'PEN', branchSlugs: [] });
  expect(problems.map(printProblem)).toEqual([`coupons.csv:2 ${problem}`]);
});

test.each([
  [
    'abc,percent,10,,,,,,,,,',
    'code: "abc" is not a code; allowed: 4 to 40 letters and digits, and hyphens between them',
  ],
  [
    'a b c,percent,10,,,,,,,,,',
    'code: "a b c" is not a code; allowed: 4 to 40 letters and digits, and hyphens between them',
  ],
  ['mesa,gratis,,,,,,,,,,', 'kind: "gratis" is not a kind; allowed: percent, amount, free_delivery'],
  ['mesa,percent,0,,,,,,,,,', 'value: "0" is not a percentage; allowed: a whole number from 1 to 100'],
  ['mesa,percent,12.5,,,,,,,,,', 'value: "12.5" is not a percentage; allowed: a whole number from 1 to 100'],
  ['mesa,percent,101,,,,,,,,,', 'value: "101" is not a percentage; allowed: a whole number from 1 to 100'],
  ['mesa,amount,0,,,,,,,,,', 'value: must be above 0'],
  ['mesa,amount,5.505,,,,,,,,,', 'value: "5.505" has 3 decimals, PEN has 2'],
  ['mesa,free_delivery,5,,,,,,,,,', 'value: "5" is not allowed: free_delivery has no value'],
  ['mesa,percent,5,2026-02-30,,,,,,,,', 'from: "2026-02-30" is not a day; allowed: 2026-12-24'],
  ['mesa,percent,5,,24/12/2026,,,,,,,', 'until: "24/12/2026" is not a day; allowed: 2026-12-24'],
  ['mesa,percent,5,2026-12-24,2026-12-23,,,,,,,', 'until: "2026-12-23" is before from (2026-12-24)'],
  [
    'mesa,percent,5,,,lun,,,,,,',
    'weekdays: "lun" is not known; allowed: mon, tue, wed, thu, fri, sat, sun; did you mean mon?',
  ],
  ['mesa,percent,5,,,,0,,,,,', 'limit: "0" is not a whole number from 1 to 1000000'],
  ['mesa,percent,5,,,,,1.5,,,,', 'per_profile: "1.5" is not a whole number from 1 to 1000000'],
  ['mesa,percent,5,,,,,,,norte,,', 'branches: "norte" is not known; allowed: centro, chapinero'],
  ['mesa,free_delivery,,,,,,,,,take_away,', 'services: free_delivery needs delivery or schedule'],
  ['mesa,percent,5,,,,,,,,,"30,5"', 'minimum: "30,5" uses a comma: write 30.5'],
])('%s', (line, problem) => {
  expect(problemsOf(line)).toEqual([`coupons.csv:2 ${problem}`]);
});

test('every problem of every line is named in one run', () => {
  expect(problemsOf('mesa,percent,10,,,,,,,,,', 'x,percent,0,,,,,,,,,', 'MESA,amount,1,,,,,,,,,')).toEqual([
    'coupons.csv:3 code: "x" is not a code; allowed: 4 to 40 letters and digits, and hyphens between them',
    'coupons.csv:3 value: "0" is not a percentage; allowed: a whole number from 1 to 100',
    'coupons.csv:4 code: "mesa" is also in line 2; case and hyphens are ignored',
  ]);
});
