import { SERVICE_CHOICES, SERVICE_TARGETS } from '@/lib/domain/branches/services';
import {
  type LandingBranch,
  type LandingItem,
  orderLandingButtons,
  safeHref,
} from '@/lib/domain/tenant/landing-buttons';

const item = (target: string, url: string | null = null): LandingItem => ({
  label: 'Agenda',
  label_custom: null,
  url,
  target,
});
const silent = { phone: null, whatsapp: null };
const everything: LandingBranch = {
  slug: 'centro',
  services: SERVICE_CHOICES,
  phone: '+57 1 234',
  whatsapp: null,
};
const TWO = [everything, { ...everything, slug: 'norte' }];
const order = (items: LandingItem[], branches: LandingBranch[] = [everything]) =>
  orderLandingButtons({ items, branches });

test('regular buttons come first, external last, each group in its own order (rule tenant/landing-buttons)', () => {
  const buttons = order(
    [
      item('blank', 'https://a.example/'),
      item('service_table'),
      item('self', 'https://b.example/'),
      item('service_delivery'),
    ],
    TWO,
  );
  expect(buttons.map((one) => one.href)).toEqual([
    '/branch-to-on-table',
    '/location?service=delivery',
    'https://a.example/',
    'https://b.example/',
  ]);
});

test('a tenant with one branch asks nobody which one', () => {
  const items = ['service_take_away', 'service_table', 'service_delivery'].map((target) => item(target));
  expect(order(items).map((one) => one.href)).toEqual([
    '/centro?service=take_away',
    '/centro/menu-digital',
    '/location?service=delivery',
  ]);
  expect(order(items, TWO).map((one) => one.href)).toEqual([
    '/branch-to-take-away',
    '/branch-to-on-table',
    '/location?service=delivery',
  ]);
});

test('blank opens a tab, self does not, both spellings', () => {
  const tabs = order(
    ['blank', '_blank', 'self', '_self'].map((target) => item(target, 'https://a.example/')),
  );
  expect(tabs.map((one) => one.kind === 'external' && one.newTab)).toEqual([true, true, false, false]);
});

test('an external button without a text in this language has its own name', () => {
  const custom = { ...item('blank', 'https://a.example/'), label_custom: 'Agenda do samba' };
  const labels = order([item('blank', 'https://a.example/'), custom]).map(({ label }) => label);
  expect(labels).toEqual(['Agenda', 'Agenda do samba']);
});

test('an unknown target leads to the choice of a branch (rule branches/choice-by-service)', () => {
  expect(order([item('service_teleport')])[0]?.href).toBe('/branch-without-service');
});

const restaurant: LandingBranch = {
  slug: 'restaurante',
  services: ['delivery', 'schedule', 'take_away', 'on_table', 'grab_and_go', 'book'],
  phone: '+52 998',
  whatsapp: '+52 55 1234',
};
const upstairs: LandingBranch = { slug: 'arriba', services: ['room'], phone: '+52 999', whatsapp: null };

test.each([
  ['service_delivery', '/location?service=delivery'],
  ['service_schedule', '/location?service=schedule'],
  ['service_take_away', '/branch-to-take-away'],
  ['service_table', '/branch-to-on-table'],
] as const)('%s leads to %s', (target, href) => {
  expect(order([item(target)], [restaurant, upstairs])).toEqual([
    { kind: 'service', label: null, target, href },
  ]);
});

test.each(SERVICE_TARGETS)('%s has no button where no branch offers it', (target) => {
  expect(order([item(target)], [{ ...restaurant, services: [] }])).toEqual([]);
});

test.each([
  ['service_book', 'whatsapp', 'https://wa.me/52551234'],
  ['service_room', 'phone', 'tel:+52999'],
] as const)('%s, which is not built, leads by %s to its one branch', (target, by, href) => {
  expect(order([item(target)], [restaurant, upstairs])).toEqual([
    { kind: 'contact', label: null, target, by, href },
  ]);
});

test.each([
  ['service_book', '/branch-to-book'],
  ['service_room', '/branch-without-service'],
] as const)('%s leads to the branches that can be asked where several can', (target, href) => {
  const both = { ...upstairs, services: ['room', 'book'] as const };
  expect(order([item(target)], [both, { ...both, slug: 'abajo' }])).toMatchObject([{ by: 'branch', href }]);
});

test('what nobody can be asked for, and what is paid first, has no button', () => {
  const items = [item('service_book'), item('service_room')];
  expect(order(items, [{ ...everything, ...silent }])).toEqual([]);
  expect(order([item('service_grab_and_go')])).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
  'https:///x',
  'https://a.example/"><i>',
  null,
])('%s is no link (guarantee/safe-links)', (url) => {
  expect(safeHref(url)).toBeNull();
});

test.each(['https://a.example/x?y=1', 'http://a.example', 'tel:+573001112233', 'mailto:a@b.example'])(
  '%s is one',
  (url) => {
    expect(safeHref(url)).toBe(url);
  },
);
