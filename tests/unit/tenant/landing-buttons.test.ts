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
  booking: null,
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
  booking: null,
};
const upstairs: LandingBranch = {
  slug: 'arriba',
  services: ['room'],
  phone: '+52 999',
  whatsapp: null,
  booking: null,
};

test.each([
  ['service_delivery', '/location?service=delivery'],
  ['service_schedule', '/location?service=schedule'],
  ['service_take_away', '/branch-to-take-away'],
  ['service_table', '/branch-to-on-table'],
  ['service_room', '/arriba/service-room'],
  ['service_grab_and_go', '/restaurante/grab-and-go'],
] as const)('%s leads to %s', (target, href) => {
  expect(order([item(target)], [restaurant, upstairs])).toEqual([
    { kind: 'service', label: null, target, href },
  ]);
});

test.each(SERVICE_TARGETS)('%s has no button where no branch offers it', (target) => {
  expect(order([item(target)], [{ ...restaurant, services: [] }])).toEqual([]);
});

const booking = { max_people: 8 };
test('a booking leads to the branch that takes it on a screen, or to the list where there are several', () => {
  expect(order([item('service_book')], [{ ...restaurant, booking }])).toEqual([
    { kind: 'service', label: null, target: 'service_book', href: '/restaurante/reservar' },
  ]);
  const [button] = order([item('service_book')], [{ ...restaurant, booking }, restaurant]);
  expect(button).toMatchObject({ kind: 'service', href: '/branch-to-book' });
});

test('a booking without a screen leads by chat to its one branch (rule tenant/service-support)', () => {
  expect(order([item('service_book')], [restaurant, upstairs])).toEqual([
    { kind: 'contact', label: null, target: 'service_book', by: 'whatsapp', href: 'https://wa.me/52551234' },
  ]);
});

const both = { ...upstairs, services: ['room', 'book'] as const };
test('what is agreed leads to the branches that can be asked where several can', () => {
  const [button] = order([item('service_book')], [both, { ...both, slug: 'abajo' }]);
  expect(button).toMatchObject({ by: 'branch', href: '/branch-to-book' });
});

test('a room leads to the branches where several have some (rule table/room-code)', () => {
  const [button] = order([item('service_room')], [both, { ...both, slug: 'abajo' }]);
  expect(button).toMatchObject({ kind: 'service', href: '/branch-without-service' });
});

test('what nobody can be asked for has no button', () => {
  expect(order([item('service_book')], [{ ...everything, ...silent }])).toEqual([]);
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
