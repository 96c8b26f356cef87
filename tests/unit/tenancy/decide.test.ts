import { DEFAULT_THEME } from '@/lib/contract/tenant/lenient-instance';
import { TENANT_FILES } from '@/lib/domain/tenant/paths';
import { decide } from '@/lib/tenancy/decide';
import type { TenantFacts } from '@/lib/tenancy/tenant-facts';

const branch = (
  id: number,
  slug: string,
  on_table_class: TenantFacts['suppliers'][number]['on_table_class'] = 'checkout',
) => ({
  id,
  slug,
  name: slug,
  on_table_class,
  services: [],
});

const facts: TenantFacts = {
  id: 1,
  name: 'A',
  theme: DEFAULT_THEME,
  status: 'active',
  country_code: 'CO',
  language: 'es',
  langs: ['es', 'en'],
  links: [{ type: 'delivery' }, { type: 'on_table' }],
  suppliers: [branch(7, 'centro'), branch(8, 'norte', 'basic')],
  new_menu_v3: false,
  new_menu_url: null,
  pixel_google_analytics: null,
  pixel_facebook_analytics: null,
  map: null,
  gateway_origins: { script: [], connect: [], frame: [] },
  frame_ancestors: [],
};

function ask(address: string, more: Partial<TenantFacts> = {}, langCookie?: string) {
  const [pathname = '/', query = ''] = address.split('?');
  return decide({
    request: {
      host: 'a.test',
      pathname,
      query: new URLSearchParams(query),
      langCookie,
      acceptLanguage: null,
    },
    answer: { kind: 'found', facts: { ...facts, ...more } },
  });
}

test.each([
  ['/centro/checkout/5', true],
  ['/centro/webcheckout/5', true],
  ['/centro/order/5', false],
  ['/centro/precheckout', false],
  ['/centro', false],
  ['/', false],
])('whether %s lets the gateways in: %s (rule payments/page-policy)', (path, pays) => {
  expect(ask(path)).toMatchObject({ action: 'rewrite', pays });
});

test.each([
  ['/location', true],
  ['/my-location', true],
  ['/centro/precheckout', true],
  ['/centro', true],
  ['/centro/5', true],
  ['/centro/menu-digital', false],
  ['/centro/checkout/5', false],
  ['/', false],
])('whether %s lets the map in: %s (rule delivery/map)', (path, hasMap) => {
  expect(ask(path)).toMatchObject({ action: 'rewrite', hasMap });
});

describe('a smart link (rule people/smart-link)', () => {
  it.each(['/centro/sl', '/7/sl'])(
    '%s is a page, which no redirect leads to: it would lose the link',
    (path) => {
      const page = { action: 'rewrite', pathname: `/a.test/es-CO${path}`, personal: true, page: null };
      expect(ask(path)).toMatchObject(page);
    },
  );

  it('is of a branch, and whole: the rest never comes here', () => {
    for (const path of ['/sl', '/centro/sl/5', `/centro/sl/5/${'0a'.repeat(32)}`])
      expect(ask(path)).toMatchObject({ action: 'refuse', status: 404 });
    expect(ask('/centro/sl', { status: 'locked' })).toMatchObject({ to: '/inactive-instance' });
  });
});

describe('hosts', () => {
  const request = {
    host: 'a.test',
    pathname: '/',
    query: new URLSearchParams(),
    langCookie: undefined,
    acceptLanguage: 'pt-BR,en;q=0.8',
  };
  test.each([
    [{ ...request, host: null }, null, 400],
    [request, { kind: 'unknown' as const }, 404],
    [request, { kind: 'failed' as const }, 503],
  ])('a request nobody answers for is refused under nobody’s name', (asked, answer, status) => {
    expect(decide({ request: asked, answer })).toMatchObject({
      action: 'refuse',
      status,
      lang: 'pt',
      facts: null,
    });
  });

  test('what a tenant’s host does not have is refused under the tenant’s name and in its language', () => {
    const refused = { action: 'refuse', lang: 'en', facts };
    expect(ask('/made-up?lang=en')).toMatchObject({ ...refused, status: 404 });
    expect(ask('/api/unavailable?lang=en')).toMatchObject({ ...refused, status: 503 });
    expect(ask('/api/unavailable', { status: 'locked' })).toMatchObject({ status: 503 });
  });
});

describe('pages are rewritten to the hidden space of their host and language', () => {
  test.each([
    ['/', '/a.test/es-CO'],
    ['/branch-offices', '/a.test/es-CO/branch-offices'],
    ['/centro', '/a.test/es-CO/centro'],
    ['/centro/menu-digital/home', '/a.test/es-CO/centro/menu-digital/home'],
    ['/centro/12', '/a.test/es-CO/centro/12'],
    ['/centro/view/12', '/a.test/es-CO/centro/view/12'],
    ['/robots.txt', '/a.test/es-CO/tenant-files/robots'],
    ['/?lang=en', '/a.test/en-CO'],
    ['/?lang=pt', '/a.test/es-CO'],
  ])('%s', (address, pathname) => {
    expect(ask(address)).toMatchObject({ action: 'rewrite', pathname });
  });

  test('the choice of the diner goes before the address (rule tenant/page-language)', () => {
    expect(ask('/?lang=es', {}, 'en')).toMatchObject({ pathname: '/a.test/en-CO' });
    expect(ask('/?lang=en', {}, 'pt')).toMatchObject({ pathname: '/a.test/en-CO' });
  });
});

test.each([
  '/b.test',
  '/b.test/es-CO',
  '/a.test/es-CO',
  '/b.rsc',
  '/centro.rsc',
  '/centro.segments/_tree',
  '/_sites/x',
  '/tenant-files/robots',
  '//centro',
  '/%62.test',
  '/CENTRO',
  '/sur',
  '/9',
  '/centro/x',
  '/centro/0',
  '/centro/12/3',
  '/centro/view/x',
  '/.env',
  '/.git/config',
])('%s is not found (guarantee/hidden-paths)', (address) => {
  expect(ask(address)).toMatchObject({ action: 'refuse', status: 404 });
});

describe('a locked instance (rule tenant/locked)', () => {
  test.each(['/', '/centro', '/nowhere', '/sitemap.xml'])('%s goes to its own page', (address) => {
    expect(ask(address, { status: 'locked' })).toMatchObject({
      action: 'redirect',
      to: '/inactive-instance',
    });
  });
  test('shows that page, and an unlocked one leaves it', () => {
    expect(ask('/inactive-instance', { status: 'locked' })).toMatchObject({ action: 'rewrite' });
    expect(ask('/inactive-instance')).toMatchObject({ action: 'redirect', to: '/' });
  });

  test.each([...TENANT_FILES].filter(([name]) => name !== 'sitemap.xml'))(
    'keeps its file %s, which its own page loads (rule tenant/locked)',
    (name, file) => {
      const pathname = `/a.test/es-CO/${file}`;
      expect(ask(`/${name}`, { status: 'locked' })).toMatchObject({ action: 'rewrite', pathname });
    },
  );

  test('keeps the language that was asked for, and that alone', () => {
    const asked = '?lang=en&service=delivery';
    expect(ask(`/centro${asked}`, { status: 'locked' })).toMatchObject({ to: '/inactive-instance?lang=en' });
    expect(ask(`/inactive-instance${asked}`)).toMatchObject({ to: '/?lang=en' });
  });
  test('any other status is no lock', () => {
    expect(ask('/', { status: 'paused' })).toMatchObject({ action: 'rewrite' });
  });
});

describe('exactly one link of type on_table (rule table/single-link)', () => {
  const links: TenantFacts['links'] = [{ type: 'on_table' }];
  test('goes straight to the table of the only branch', () => {
    const one = { links, suppliers: [branch(7, 'centro')] };
    expect(ask('/', one)).toMatchObject({ to: '/centro/menu-digital/home' });
    expect(ask('/location', one)).toMatchObject({ to: '/centro/menu-digital/home' });
  });
  test('asks for the branch when there are several', () => {
    expect(ask('/', { links })).toMatchObject({ to: '/branch-to-on-table' });
  });
  test.each([
    ['/?lang=en&utm_source=ig&gclid=g', '?lang=en&utm_source=ig&gclid=g'],
    ['/location?t=k1.5.mac&fbclid=f', '?t=k1.5.mac&fbclid=f'],
    ['/?service=room&r=k1.9.mac', '?service=room&r=k1.9.mac'],
    ['/location?service=delivery&lang=en', '?lang=en'],
    ['/location?service=delivery', ''],
  ])('what %s says of the visit comes along, another service does not', (address, kept) => {
    expect(ask(address, { links })).toMatchObject({ to: `/branch-to-on-table${kept}` });
    const one = { links, suppliers: [branch(7, 'centro')] };
    expect(ask(address, one)).toMatchObject({ to: `/centro/menu-digital/home${kept}` });
  });
  test('not on other pages, not with two links', () => {
    expect(ask('/branch-offices', { links })).toMatchObject({ action: 'rewrite' });
    expect(ask('/')).toMatchObject({ action: 'rewrite' });
  });
});

describe('the new menu (rule table/new-menu)', () => {
  const v3 = { new_menu_v3: true, new_menu_url: 'https://menu.example/{supplier_slug}/on-table/basic' };
  test('takes the table pages of a basic branch, with table and campaign', () => {
    expect(ask('/norte/menu-digital?table_id=4&utm_source=qr&next=//evil', v3)).toMatchObject({
      action: 'redirect',
      to: 'https://menu.example/norte/on-table/basic?table_id=4&utm_source=qr',
    });
  });
  test.each(['/norte/maincategories', '/norte/subcategories'])(
    'takes %s when the address says table',
    (path) => {
      expect(ask(`${path}?service=on_table&category=4`, v3)).toMatchObject({
        action: 'redirect',
        to: 'https://menu.example/norte/on-table/basic',
      });
    },
  );
  test.each([
    ['/centro/menu-digital', v3],
    ['/norte', v3],
    ['/norte/maincategories', v3],
    ['/norte/subcategories?category=4&service=delivery', v3],
    ['/centro/maincategories?service=on_table', v3],
    ['/norte/menu-digital', { ...v3, new_menu_url: null }],
    ['/norte/menu-digital', { ...v3, new_menu_url: 'http://menu.example/{supplier_slug}' }],
  ])('leaves %s here', (address, more) => {
    expect(ask(address, more)).toMatchObject({ action: 'rewrite' });
  });
});

describe('short addresses', () => {
  test.each([
    ['/centro/md?table_id=4', '/centro/menu-digital?table_id=4'],
    ['/centro/delivery?to=//evil', '/centro?service=delivery'],
    ['/7/delivery?service=book&profile=9', '/centro?service=delivery'],
    [
      '/centro/delivery?lang=en&utm_source=ig&utm_campaign_id=8&campaign_id=9&gclid=g&fbclid=f&table=4',
      '/centro?service=delivery&lang=en&utm_source=ig&utm_campaign_id=8&campaign_id=9&gclid=g&fbclid=f&table=4',
    ],
    ['/7', '/centro'],
    ['/7/menu-digital?x=1', '/centro/menu-digital?x=1'],
  ])('%s', (address, to) => {
    expect(ask(address)).toMatchObject({ action: 'redirect', to });
  });
});

describe('a service that has an address of its own (rule branches/service-in-address)', () => {
  const offering = (slug: string, services: TenantFacts['suppliers'][number]['services']) => ({
    ...branch(slug === 'centro' ? 7 : 8, slug),
    services,
  });
  const suppliers = [
    offering('centro', ['delivery', 'on_table', 'book', 'room']),
    offering('norte', ['delivery', 'book']),
  ];

  test.each([
    ['/centro?service=on_table&lang=en', '/centro/menu-digital?lang=en'],
    ['/7?service=on_table', '/centro/menu-digital'],
    ['/centro?service=room', '/centro/service-room'],
    ['/centro?service=book', '/centro/reservar'],
    ['/?service=book&utm_source=ig', '/branch-to-book?utm_source=ig'],
    ['/?service=on_table', '/centro/menu-digital'],
    ['/?service=room', '/centro/service-room'],
  ])('%s leads to %s', (address, to) => {
    expect(ask(address, { suppliers })).toMatchObject({ action: 'redirect', to });
  });

  test.each([
    '/norte?service=on_table',
    '/centro?service=delivery',
    '/centro?service=take_away',
    '/?service=schedule',
    '/?service=banquet',
    '/centro/maincategories?service=on_table',
  ])('%s stays', (address) => {
    expect(ask(address, { suppliers })).toMatchObject({ action: 'rewrite' });
  });
});
