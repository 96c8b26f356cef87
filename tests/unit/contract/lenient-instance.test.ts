import fc from 'fast-check';
import { getConfig } from '@/lib/contract/tenant/calls';
import { instanceSchema } from '@/lib/contract/tenant/instance';
import { DEFAULT_THEME, lenientInstanceSchema } from '@/lib/contract/tenant/lenient-instance';
import { orderLandingButtons } from '@/lib/domain/tenant/landing-buttons';
import { parseTenantFacts } from '@/lib/tenancy/tenant-facts';
import { printTokens, themeTokens } from '@/lib/theme/theme';
import { getContractExample } from '@/tests/support/backend/contract-examples';

const good = getContractExample(getConfig);

test('a whole answer is read as it is', () => {
  expect(lenientInstanceSchema.parse(good)).toEqual(good);
});

test.each([
  ['a theme that is none', { theme: 'dark' }, { theme: DEFAULT_THEME }],
  [
    'one broken colour',
    { theme: { ...good.theme, theme_color: 'red' } },
    { theme: { ...good.theme, theme_color: DEFAULT_THEME.theme_color } },
  ],
  ['no buttons', { linktree: null }, { linktree: [] }],
  ['one broken button', { linktree: [1, ...good.linktree] }, { linktree: good.linktree }],
  ['a broken social network', { socials: [{ network: 'other', url: 'x' }] }, { socials: [] }],
  [
    'an unknown kind of establishment',
    { category_establishment: 'castle' },
    { category_establishment: 'restaurant' },
  ],
  ['a service that is none', { no_tip: ['room', 'castle'] }, { no_tip: ['room'] }],
  ['an unknown rule of the document', { document: 'maybe' }, { document: 'required' }],
  ['an unknown rule of the e-mail', { email: 'maybe' }, { email: 'required' }],
  ['a logo that is none', { linktree_logo: { thumb: 7 } }, { linktree_logo: { thumb: null } }],
])('%s falls to its default', (_what, broken, read) => {
  expect(lenientInstanceSchema.parse({ ...good, ...broken })).toEqual({ ...good, ...read });
});

test.each([['id'], ['currency'], ['country_code'], ['suppliers'], ['status'], ['links'], ['public_origin']])(
  'without its %s it is no config',
  (field) => {
    expect(lenientInstanceSchema.safeParse({ ...good, [field]: null }).success).toBe(false);
  },
);

/** A config answer in which some fields are something else altogether. */
const mutated = fc
  .subarray(Object.keys(instanceSchema.shape), { minLength: 1 })
  .chain((fields) =>
    fc
      .record(Object.fromEntries(fields.map((field) => [field, fc.anything()])))
      .map((wrong) => ({ ...good, ...wrong })),
  );

test('200 mutated configs: used with sound colours and buttons, or not used, and never an exception (guarantee/broken-config)', () => {
  fc.assert(
    fc.property(mutated, (config) => {
      parseTenantFacts(config);
      const read = lenientInstanceSchema.safeParse(config);
      if (!read.success) return;
      expect(printTokens(themeTokens(read.data.theme))).not.toMatch(/[<>]|NaN|undefined/);
      const { linktree: items, suppliers } = read.data;
      const branches = suppliers.map((one) => ({ ...one, phone: null, whatsapp: null, booking: null }));
      expect(orderLandingButtons({ items, branches }).length).toBeLessThanOrEqual(items.length);
    }),
    { numRuns: 200 },
  );
});
