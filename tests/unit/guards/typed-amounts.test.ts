import { listSourceFiles } from './source-files';

const FIELD = 'components/staff/amount-field.tsx';
/** Kilometres and percentages are no money. */
const OTHERS = ['components/staff/branches/zones/one-zone.tsx', 'components/staff/menu/bulk/price-part.tsx'];
/** The reader of the diners' fields makes an amount of anything. */
const LOOSE = /\breadAmount\b|\breadOptionalAmount\b|inputMode="decimal"|inputMode: 'decimal'/g;

test('each field for money of the screens of staff is the one that reads strictly (rule staff/typed-amounts)', () => {
  const files = listSourceFiles({ folders: ['components/staff'], pattern: /\.tsx?$/ });
  const found = files
    .filter(({ path }) => path !== FIELD && !OTHERS.includes(path))
    .flatMap(({ path, text }) => (text.match(LOOSE) ?? []).map((one) => `${path}: ${one}`));
  expect(files.map(({ path }) => path)).toContain(FIELD);
  expect(found).toEqual([]);
});
