import { listBranches } from '@/lib/contract/branches/calls';
import { getConfig } from '@/lib/contract/tenant/calls';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { TENANT_FILES } from '@/lib/domain/tenant/paths';
import { APP_ICONS, findAppIcon, manifestIcons } from '@/lib/seo/app-icons';
import { iconPlate } from '@/lib/seo/icon-plate';
import { toLandingData } from '@/lib/seo/landing-data';
import { toBreadcrumbs } from '@/lib/seo/menu-item';
import { toRestaurant } from '@/lib/seo/restaurant';
import { printRobots } from '@/lib/seo/robots';
import { getContractExample } from '@/tests/support/backend/contract-examples';

const example = getContractExample(getConfig);
const [branch] = getContractExample(listBranches);
if (!branch) throw new Error('the example has no branch');
const tenant = {
  ...example,
  public_origin: 'https://a.test',
  socials: [
    { network: 'instagram' as const, url: 'https://instagram.example/a' },
    { network: 'web' as const, url: 'javascript:alert(1)' },
  ],
};

test('a tenant of one place is that place, one of several their list', () => {
  expect(toLandingData({ tenant, branches: [branch] })).toMatchObject([
    { '@type': 'Organization', url: 'https://a.test', sameAs: ['https://instagram.example/a'] },
    { name: branch.name, address: { '@type': 'PostalAddress' } },
  ]);
  const second = { ...branch, name: 'Norte', slug: 'norte' };
  expect(toLandingData({ tenant, branches: [branch, second] })[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1 }, { position: 2, name: 'Norte', url: 'https://a.test/norte' }],
  });
  expect(toLandingData({ tenant, branches: [] })).toHaveLength(1);
});

test.each<[string, Partial<typeof branch>, Partial<typeof tenant>, string]>([
  ['on its tables', { services: ['on_table'] }, {}, 'https://a.test/norte/menu-digital'],
  ['at its home where it has none', { services: ['delivery', 'room'] }, {}, 'https://a.test/norte'],
  [
    'at its home where that of its tables has moved',
    { services: ['on_table'], on_table_class: 'basic' },
    { new_menu_v3: true, new_menu_url: 'https://menu.example/{supplier_slug}' },
    'https://a.test/norte',
  ],
])('a branch has its menu %s', (_where, changes, config, url) => {
  const supplier = { ...branch, slug: 'norte', ...changes };
  const plain = { ...tenant, new_menu_v3: false, new_menu_url: null };
  expect(toRestaurant({ supplier, tenant: { ...plain, ...config } })).toMatchObject({
    url: 'https://a.test/norte',
    menu: url,
    hasMenu: { url },
  });
});

test('a branch says that a table is reserved, and where, only if it is on its screen', () => {
  const booking = { max_people: 8, waiting_list_days: [] };
  expect(toRestaurant({ supplier: { ...branch, slug: 'norte', booking }, tenant })).toMatchObject({
    acceptsReservations: true,
    potentialAction: {
      '@type': 'ReserveAction',
      target: { urlTemplate: expect.stringMatching(/\/norte\/reservar$/) },
    },
  });
});

test('a branch promises no reservation and no order that cannot be made here', () => {
  const supplier = { ...branch, services: [...SERVICE_CHOICES], booking: null };
  const described = toRestaurant({ supplier, tenant });
  expect(described).not.toHaveProperty('acceptsReservations');
  expect(described).not.toHaveProperty('potentialAction');
});

test('a product stands below its branch, and that below its tenant', () => {
  const product = { id: 7, name: 'Ajiaco' };
  expect(toBreadcrumbs({ product, supplier: { slug: 'centro', name: 'Centro' }, tenant })).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://a.test' },
      { position: 2, item: 'https://a.test/centro' },
      { position: 3, item: 'https://a.test/centro/7', name: 'Ajiaco' },
    ],
  });
});

test('robots find what is public, nothing of a diner’s own and nothing of a locked tenant (rule tenant/search-engines)', () => {
  const open = printRobots({ isLocked: false, origin: 'https://a.test' });
  expect(open).toContain('Sitemap: https://a.test/sitemap.xml');
  for (const path of ['/*/checkout/', '/*/orders', '/*/precheckout', '/*/menu-part/', '/rate/', '/*/sl/'])
    expect(open).toContain(`Disallow: ${path}\n`);
  expect(printRobots({ isLocked: true, origin: 'https://a.test' })).toBe('User-agent: *\nDisallow: /\n');
});

test('every icon of the manifest is a file that every host has', () => {
  for (const { src } of manifestIcons()) expect(TENANT_FILES.has(src.slice(1))).toBe(true);
  expect(manifestIcons().map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const drawn = [...TENANT_FILES.values()].flatMap(
    (file) => /^tenant-files\/app-icon\/(\w+)$/.exec(file)?.[1] ?? [],
  );
  expect(drawn.sort()).toEqual(Object.keys(APP_ICONS).sort());
  expect(findAppIcon('toString')).toBeNull();
});

test('the default icon is drawn in the tenant’s two colours, and in nothing of its own', () => {
  const dark = iconPlate({ ...example.theme, theme_color: '#112233' });
  expect(dark).toContain('fill="#112233"');
  expect(dark).not.toContain('#3d4654');
  expect(dark.match(/#[0-9a-f]{6}/g)).toEqual(['#112233', '#ffffff', '#ffffff']);
  // A light brand is written on in a dark colour: one is not taken for the other on the way.
  expect(iconPlate({ ...example.theme, theme_color: '#ffffff' }).match(/#[0-9a-f]{6}/g)?.[0]).toBe('#ffffff');
});

test('search engines are told a score where it is shown alone (rule feedback/public-score)', () => {
  const told = {
    '@type': 'AggregateRating',
    ratingValue: 8.7,
    ratingCount: 12,
    bestRating: 10,
    worstRating: 1,
  };
  const scored = { ...branch, score: { average: 8.7, count: 12 } };
  expect(toRestaurant({ supplier: scored, tenant })).toMatchObject({ aggregateRating: told });
  expect(toRestaurant({ supplier: { ...branch, score: null }, tenant })).not.toHaveProperty(
    'aggregateRating',
  );
  expect(toRestaurant({ supplier: branch, tenant })).not.toHaveProperty('aggregateRating');
});
