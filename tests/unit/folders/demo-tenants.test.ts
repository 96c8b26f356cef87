import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listWarnings } from '@/backend/folders/read/problems/list-warnings';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { isOnlineMethod } from '@/lib/domain/payments/payment-methods';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { DRAWN } from '@/tests/support/backend/bare-folder';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const SLUGS = readdirSync('tenants');
const DAYS_OR_HOURS =
  /lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|(mon|tues|wednes|thurs|fri|satur|sun)day|weekday|segunda|ter[cç]a|quarta|quinta|sexta|entre semana|happy hour|\b\d{1,2}(:\d\d|\s?h\b)/i;
const NOW = new Date('2026-11-20T15:00:00Z');
const SMALL_PICTURE_BYTES = 20_000;
/** Pictures are resized while a folder is read, which a busy machine does slowly. */
const READING_MS = 60_000;

/** Where a bundle's texts are not in exactly the tenant's languages; what is empty in all of them is left out. */
function findPartialTexts({
  value,
  path,
  langs,
}: {
  value: unknown;
  path: string;
  langs: string[];
}): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([key]) => (LANGUAGES as readonly string[]).includes(key));
  if (!isText) {
    return entries.flatMap(([key, inner]) =>
      findPartialTexts({ value: inner, path: `${path}.${key}`, langs }),
    );
  }
  const filled = entries.filter(([, text]) => text !== '').map(([key]) => key);
  return filled.sort().join() === langs.join() ? [] : [`${path}: ${filled.join()}`];
}

test('no tenant’s name stands in the code (rule tenant/flags)', () => {
  const sources = listSourceFiles({
    folders: ['app', 'backend', 'components', 'lib', 'server', 'messages', 'middleware.ts'],
    pattern: /\.(tsx?|mjs|css|json)$/,
  });
  const named = sources.filter(({ text }) => SLUGS.some((slug) => text.includes(slug)));
  expect(sources.length).toBeGreaterThan(500);
  expect(named.map(({ path }) => path)).toEqual([]);
});

test('there are eight demo tenants', () => {
  expect(SLUGS).toHaveLength(8);
});

describe.each(SLUGS)('%s', (slug) => {
  const folder = join('tenants', slug);
  const pictures = readdirSync(join(folder, 'images'));
  let bundle: TenantBundle;
  beforeAll(async () => {
    const result = await readTenantFolder(folder, DRAWN);
    if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
    bundle = result.bundle;
  }, READING_MS);

  test('is imported without a warning that is not meant', () => {
    const meant = ['coupons.csv: gratis100 takes everything off, without a maximum'];
    const told = listWarnings({ ...bundle, now: NOW }).map(printProblem);
    expect(told).toEqual(slug === 'brasa-andina' ? meant : []);
  });

  test('says of all that an order asks of its diner what it is used for', () => {
    const texts = bundle.policies.filter(({ key }) => /^dat|^dado/.test(key)).map(({ text }) => text);
    const asked = { es: /correo.*documento/, en: /e-mail.*document/, pt: /e-mail.*documento/ };
    for (const text of texts)
      for (const [lang, said] of Object.entries(text)) expect(said).toMatch(asked[lang as 'es']);
  });

  test('announces nothing that holds on some days or hours alone, which an announcement cannot say', () => {
    // An announcement about bookings names the evening that it is for.
    const orders = bundle.popups.filter(({ services }) => !services?.every((one) => one === 'book'));
    const words = orders.flatMap(({ title, text }) => [...Object.values(title), ...Object.values(text)]);
    expect(words.filter((one) => DAYS_OR_HOURS.test(one))).toEqual([]);
  });

  test('offers 25 to 40 products, each with a picture and a description, under 4 to 7 categories', () => {
    expect(bundle.products.length).toBeGreaterThanOrEqual(25);
    expect(bundle.products.length).toBeLessThanOrEqual(40);
    const bare = bundle.products.filter(({ image, description }) => !image || !description[bundle.language]);
    expect(bare.map(({ sku }) => sku)).toEqual([]);
    const main = bundle.categories.filter(({ parentKey }) => parentKey === null);
    expect(main.length).toBeGreaterThanOrEqual(4);
    expect(main.length).toBeLessThanOrEqual(7);
    expect(bundle.categories.length).toBeGreaterThan(main.length);
  });

  test('leaves no category and no branch that serves without products', () => {
    const used = new Set(bundle.products.map(({ categoryKey }) => categoryKey));
    const parents = new Set(bundle.categories.map(({ parentKey }) => parentKey));
    const empty = bundle.categories.filter(({ key }) => !used.has(key) && !parents.has(key));
    expect(empty.map(({ key }) => key)).toEqual([]);
    const selling = new Set(
      bundle.products.flatMap(({ offers }) => offers.map(({ branchSlug }) => branchSlug)),
    );
    expect(bundle.branches.filter((one) => !selling.has(one.slug)).map((one) => one.slug)).toEqual([]);
  });

  test('speaks every one of its languages everywhere', () => {
    const langs = [...bundle.langs].sort();
    expect(findPartialTexts({ value: bundle, path: slug, langs })).toEqual([]);
  });

  test('names every picture of its folder, all of them small', () => {
    const named = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap(({ name }) => readFileSync(join(folder, name), 'utf8').match(/[\w-]+\.(svg|webp)/g) ?? []);
    expect(pictures.filter((name) => !named.includes(name))).toEqual([]);
    expect([...new Set(named)].filter((name) => !pictures.includes(name))).toEqual([]);
    const large = pictures.filter(
      (name) => statSync(join(folder, 'images', name)).size > SMALL_PICTURE_BYTES,
    );
    expect(large).toEqual([]);
  });

  test('asks for as many sides as the text of a dish says', () => {
    const says = bundle.products.filter(({ description }) => /dos acompañantes/.test(description.es ?? ''));
    const least = says.map(({ optionGroups }) =>
      optionGroups.filter(({ name }) => /acompañantes/i.test(name.es ?? '')),
    );
    expect(least.map((groups) => groups.map(({ min }) => min))).toEqual(says.map(() => [2]));
  });

  test('hides no call of the waiter where none could be', () => {
    const calls = bundle.branches.some(
      ({ onTableClass }) => onTableClass.startsWith('checkout') && onTableClass !== 'checkout_plazoleta',
    );
    expect(bundle.flags.hideCallWaiter && !calls).toBe(false);
  });

  test('sends its tables to no host that does not exist', () => {
    expect(bundle.newMenuUrl ?? '').not.toMatch(/\.(example|ejemplo)\b/);
  });

  test('takes money online only through the gateway that moves none', () => {
    const taking = bundle.branches.filter(({ paymentMethods }) =>
      paymentMethods.some(({ method }) => isOnlineMethod(method)),
    );
    expect(taking.filter(({ paymentProvider }) => paymentProvider !== 'sandbox')).toEqual([]);
  });
});
