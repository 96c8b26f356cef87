import { TENANT_FILES } from '@/lib/domain/tenant/paths';
import { recognisePath, toRequestedPage } from '@/lib/tenancy/known-paths';

const suppliers = [
  {
    id: 12,
    slug: 'centro',
    name: 'Centro',
    on_table_class: 'basic' as const,
    services: ['grab_and_go' as const],
  },
  { id: 7, slug: '7-norte', name: '7 Norte', on_table_class: 'checkout' as const, services: [] },
];
const kindOf = (pathname: string) => recognisePath({ pathname, suppliers }).kind;

test.each([
  '/',
  '/location',
  '/inactive-instance',
  '/branch-to-on-table',
  '/branch-offices',
  '/branch-whatsapp',
  '/book_info/7',
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/consent.html',
  '/challenge.html',
])('%s is a screen of every tenant', (path) => {
  expect(kindOf(path)).toBe('screen');
});

test.each([
  '/centro',
  '/12',
  '/7-norte',
  '/centro/menu-digital',
  '/centro/menu-digital/home',
  '/centro/grab-and-go',
  '/centro/politicas-servicio',
  '/centro/md',
  '/centro/delivery',
  '/centro/45',
  '/centro/view/45',
])('%s is of a branch', (path) => {
  expect(kindOf(path)).toBe('branch');
});

test.each([
  '/nowhere',
  '/13',
  '/012',
  '/centro/nowhere',
  '/7-norte/grab-and-go',
  '/7/grab-and-go',
  '/centro/grab-and-go/x',
  '/centro/0',
  '/centro/045',
  '/centro/99999999999999999',
  '/centro/view',
  '/centro/view/x',
  '/centro/menu-digital/home/x',
  '/centro/',
  '//centro',
  '/centro/..',
  '/Centro',
  '/centro%2f45',
  '/_next/data',
  '/location/x',
  '/book_info',
  '/book_info/0',
  '/book_info/7/x',
  '/reservarpopup',
  '/reservarpopup/999',
  '/robots.txt/x',
  '/tenant-files/robots',
  '/.env',
  '/constructor',
])('%s is nobody’s (rule platform/made-up-paths)', (path) => {
  expect(kindOf(path)).toBe('unknown');
});

test('the slug is the canonical name of a branch, its id is not (rule branches/slug)', () => {
  expect(recognisePath({ pathname: '/centro/45', suppliers })).toMatchObject({
    canonical: true,
    rest: ['45'],
  });
  expect(recognisePath({ pathname: '/12/45', suppliers })).toMatchObject({
    canonical: false,
    supplier: { slug: 'centro' },
  });
});

test('no file of a tenant is reachable by the name of the route that makes it', () => {
  for (const route of TENANT_FILES.values()) expect(kindOf(`/${route}`)).toBe('unknown');
});

test.each([
  ['/centro/31', { branchId: 12, list: 'products', id: 31 }],
  ['/centro/view/31', { branchId: 12, list: 'products', id: 31 }],
  ['/centro/menu-part/4', { branchId: 12, list: 'categories', id: 4 }],
  ['/centro', null],
  ['/centro/menu-digital', null],
  ['/centro/order/31', null],
  ['/centro/checkout/31', null],
  ['/centro/delivery/order', null],
])('%s asks for %j', (pathname, asked) => {
  const path = recognisePath({ pathname, suppliers });
  expect(path.kind === 'branch' && toRequestedPage(path)).toEqual(asked);
});

test('of a removed branch the pages of its orders are known, and nothing else (rule branches/removed)', () => {
  const removed = [
    { id: 9, slug: 'antigua', name: 'Antigua', on_table_class: 'basic' as const, services: [] },
  ];
  const kindOf = (pathname: string) => recognisePath({ pathname, suppliers: [], removed }).kind;
  for (const rest of ['order/12', 'orders', 'history-my-orders', 'checkout/12', 'webcheckout/12'])
    expect([rest, kindOf(`/antigua/${rest}`)]).toEqual([rest, 'branch']);
  for (const rest of ['', '/precheckout', '/12', '/reservar', '/menu-digital'])
    expect([rest, kindOf(`/antigua${rest}`)]).toEqual([rest, 'unknown']);
});
