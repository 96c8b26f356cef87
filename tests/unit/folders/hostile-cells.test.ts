import { readCategories } from '@/backend/folders/read/read-categories';
import { readCoupons } from '@/backend/folders/read/read-coupons';
import { readMenu } from '@/backend/folders/read/read-menu';
import { readOptions } from '@/backend/folders/read/read-options';
import type { Problem } from '@/lib/domain/shop/problem';

/** Characters of what would keep a careless pattern busy for ever. */
const LONG = 50_000;
const HOSTILE = [
  "1' OR 1=1--",
  '1;drop table x',
  '<svg onload=x>',
  '{{constructor}}',
  '-1',
  '1e9',
  '1.5',
  'NaN',
  '__proto__',
  '１５',
  `${'a'.repeat(LONG)}!`,
];
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const refusedIn = (problems: readonly Problem[]) => [...new Set(problems.map(({ place }) => place.column))];
const menuWith = (column: string, cell: string) =>
  readMenu({
    files: [
      { file: 'menu.csv', text: `sku,category,name_es,price,${column}\np,uno,P,10000,${quoted(cell)}\n` },
    ],
    facts: { currency: 'COP', language: 'es', branchSlugs: ['centro'], branchPoints: new Map(), domains: [] },
    categories: new Map([['uno', { key: 'uno' }]]),
    optionGroups: new Map(),
    served: new Map(),
  });

describe.each([
  ...['promo_price', 'promo_percent', 'promo_off', 'promo_bundle', 'promo_days', 'promo_from', 'promo_to'],
  ...['promo_starts', 'promo_ends', 'promo_branches', 'promo_services', 'promo_mix'],
  ...['served_days', 'served_from', 'served_to', 'max', 'related', 'options'],
])('%s of a dish (rule menu/promotions)', (column) => {
  it.each(HOSTILE)('%# is refused and named', (cell) => {
    expect(refusedIn(menuWith(column, cell).problems)).toContain(column);
  });
});

describe.each(['promo_label_es', 'label_es'])('%s of a dish', (column) => {
  it.each(HOSTILE)('%# is a text, unless it is too long (guarantee/text-is-text)', (cell) => {
    const { products, problems } = menuWith(column, cell);
    const isLong = cell.length > LONG;
    expect(refusedIn(problems)).toEqual(isLong ? [column] : []);
    if (!isLong) expect(JSON.stringify(products)).toContain(JSON.stringify(cell));
  });
});

describe.each(['min', 'max', 'free', 'option_max', 'price_rule', 'default', 'text_max', 'groups'])(
  '%s of an option (rule menu/options)',
  (column) => {
    it.each(HOSTILE)('%# is refused and named', (cell) => {
      const text = `group,group_es,option,option_es,${column}\na,A,x,X,${quoted(cell)}\n`;
      expect(refusedIn(readOptions({ text, language: 'es', currency: 'COP' }).problems)).toContain(column);
    });
  },
);

describe.each(['served_days', 'served_from', 'served_to'])(
  '%s of a category (rule menu/served)',
  (column) => {
    it.each(HOSTILE)('%# is refused and named', (cell) => {
      const text = `key,name_es,${column}\na,A,${quoted(cell)}\n`;
      expect(refusedIn(readCategories({ text, language: 'es' }).problems)).toContain(column);
    });
  },
);

it.each(HOSTILE)('the most of a coupon: %# is refused and named (rule cart/coupon)', (cell) => {
  const text = `code,kind,value,max\nmesa,percent,10,${quoted(cell)}\n`;
  const { problems } = readCoupons({ text, currency: 'COP', branchSlugs: [] });
  expect(refusedIn(problems)).toContain('max');
});
