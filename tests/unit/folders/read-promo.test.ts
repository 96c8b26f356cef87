import { readMenu } from '@/backend/folders/read/read-menu';
import { printProblem } from '@/scripts/tenant/print/print-problem';

/** One product for each row, with these columns of its promotion: their promotions, or what is wrong. */
function promosOf(columns: string, ...rows: string[]) {
  const lines = rows.map((row, at) => `p${at},uno,P${at},10000,${row}`);
  const text = `sku,category,name_es,price,${columns}\n${lines.join('\n')}\n`;
  const { products, problems } = readMenu({
    files: [{ file: 'menu.csv', text }],
    facts: {
      currency: 'COP',
      language: 'es',
      branchSlugs: ['chapinero', 'usaquen'],
      branchPoints: new Map(),
      domains: [],
    },
    categories: new Map([['uno', { key: 'uno' }]]),
    optionGroups: new Map(),
    served: new Map(),
  });
  return problems.length > 0 ? problems.map(printProblem) : products.map(({ promo }) => promo);
}

test('each kind of promotion is one column (rule menu/promotions)', () => {
  const held = { label: {}, window: null, branches: [], services: [], mix: null };
  expect(
    promosOf(
      'promo_price,promo_percent,promo_off,promo_bundle,promo_label_es',
      '8000,,,,',
      ',15,,,',
      ',,2500,,',
      ',,,3x2,',
      ',,,,Hoy',
      ',,,,',
    ),
  ).toEqual([
    { ...held, deal: { kind: 'price', priceMinor: 8_000 } },
    { ...held, deal: { kind: 'percent', percent: 15 } },
    { ...held, deal: { kind: 'amount', amountMinor: 2_500 } },
    { ...held, deal: { kind: 'bundle', take: 3, pay: 2 } },
    { ...held, label: { es: 'Hoy' }, deal: { kind: 'words' } },
    null,
  ]);
});

test('when, where and for which service it holds', () => {
  const columns =
    'promo_bundle,promo_days,promo_from,promo_to,promo_starts,promo_ends,promo_branches,promo_services,promo_mix';
  const row = '2x1,fri|sat,22:00,02:00,2026-12-01,2026-12-31,chapinero|usaquen,take_away|on_table,cervezas';
  expect(promosOf(columns, row, row)).toEqual(
    Array(2).fill({
      label: {},
      deal: { kind: 'bundle', take: 2, pay: 1 },
      window: { days: ['fri', 'sat'], from: '22:00', to: '02:00', starts: '2026-12-01', ends: '2026-12-31' },
      branches: ['chapinero', 'usaquen'],
      services: ['take_away', 'on_table'],
      mix: 'cervezas',
    }),
  );
});

test.each([
  ['promo_percent', '0', '"0" is not a whole number from 1 to 100'],
  ['promo_percent', '101', '"101" is not a whole number from 1 to 100'],
  ['promo_percent', '-10', '"-10" is not a whole number from 1 to 100'],
  ['promo_percent', '12.5', '"12.5" is not a whole number from 1 to 100'],
  ['promo_off', '0', 'must be above 0'],
  ['promo_off', '-1', '"-1" is not a price; allowed: digits, such as 32900'],
  ['promo_off', '1e9', '"1e9" is not a price; allowed: digits, such as 32900'],
  ['promo_price', 'NaN', '"NaN" is not a price; allowed: digits, such as 32900'],
  ...['2x2', '1x2', '2x0', '0x0', '99x98', '3 x 2', '3x2x1', "3x2'; drop table products", 'x'].map((cell) => [
    'promo_bundle',
    cell,
    `"${cell}" is not a bundle; allowed: 3x2, of 2 to 20 pieces for fewer`,
  ]),
])('%s «%s» is refused, with its line', (column, cell, message) => {
  expect(promosOf(column, cell)).toEqual([`menu.csv:2 ${column}: ${message}`]);
});

test('a season that ends before it starts, an unknown day, hour, branch and service', () => {
  const columns = 'promo_percent,promo_days,promo_from,promo_starts,promo_ends,promo_branches,promo_services';
  const problems = promosOf(columns, '10,lun,25:00,2026-12-31,2026-12-01,envigado,drone');
  expect(problems).toEqual([
    expect.stringMatching(/^menu\.csv:2 promo_days: "lun" is not known; allowed: mon/),
    'menu.csv:2 promo_from: "25:00" is not a time; allowed: 18:00',
    'menu.csv:2 promo_ends: "2026-12-01" is before promo_starts (2026-12-31)',
    expect.stringMatching(/^menu\.csv:2 promo_branches: "envigado" is not known/),
    expect.stringMatching(/^menu\.csv:2 promo_services: "drone" is not known/),
  ]);
});

test('a promotion does one thing', () => {
  expect(promosOf('promo_price,promo_percent', '8000,10')).toEqual([
    'menu.csv:2 promo_percent: cannot be combined with promo_price: a promotion has one effect',
  ]);
});

test('what counts together holds together (rule menu/bundles)', () => {
  expect(promosOf('promo_bundle,promo_days,promo_mix', '3x2,mon,a', '3x2,tue,a', '2x1,,b')).toEqual([
    'menu.csv:3 promo_mix: "a" has another bundle, time, branch or service in line 2',
  ]);
  expect(promosOf('promo_percent,promo_mix', '10,a')).toEqual(['menu.csv:2 promo_mix: needs promo_bundle']);
  expect(promosOf('promo_bundle,promo_mix', '3x2,a b')).toEqual([
    'menu.csv:2 promo_mix: "a b" is not a code; allowed: letters, digits, - _ .',
  ]);
});
