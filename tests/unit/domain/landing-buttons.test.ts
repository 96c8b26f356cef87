import {
  type LandingBranch,
  type LandingItem,
  orderLandingButtons,
  safeHref,
} from '@/lib/domain/landing-buttons';
import { SERVICE_TARGETS } from '@/lib/domain/services';

const item = (target: string, url: string | null = null): LandingItem => ({
  label: 'Agenda',
  label_custom: null,
  url,
  target,
});
const order = (items: LandingItem[], branches: LandingBranch[] = []) =>
  orderLandingButtons({ items, branches });

test('regular buttons come first, external last, each group in its own order (decision 5)', () => {
  const buttons = order([
    item('blank', 'https://a.example/'),
    item('service_book'),
    item('self', 'https://b.example/'),
    item('service_delivery'),
  ]);
  expect(buttons.map((one) => one.href)).toEqual([
    '/branch-to-book',
    '/location?service=delivery',
    'https://a.example/',
    'https://b.example/',
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

test('an unknown target leads to the choice of a branch (decision 9)', () => {
  expect(order([item('service_teleport')])[0]?.href).toBe('/branch-without-service');
});

const restaurant: LandingBranch = { slug: 'restaurante', services: ['on_table', 'grab_and_go', 'book'] };
const upstairs: LandingBranch = { slug: 'arriba', services: ['room'] };
const CHOOSE = '/branch-without-service';

test.each([
  ['service_delivery', '/location?service=delivery'],
  ['service_schedule', '/location?service=schedule'],
  ['service_take_away', '/branch-to-take-away'],
  ['service_table', '/branch-to-on-table'],
  ['service_book', '/branch-to-book'],
  ['service_room', '/arriba/menu-digital?service=room'],
  ['service_grab_and_go', '/restaurante/grab-and-go'],
] as const)('%s leads to %s', (target, href) => {
  expect(order([item(target)], [restaurant, upstairs])).toEqual([
    { kind: 'service', label: null, target, href },
  ]);
});

test('every target there is leads somewhere', () => {
  const buttons = order(SERVICE_TARGETS.map((target) => item(target)));
  expect(buttons.filter(({ kind, href }) => kind !== 'service' || !href?.startsWith('/'))).toEqual([]);
  expect(buttons).toHaveLength(SERVICE_TARGETS.length);
});

test.each([
  ['none offers it', [restaurant]],
  ['several offer it', [upstairs, { ...upstairs, slug: 'abajo' }]],
])('a room leads to the branches with what each offers when %s (decision 10)', (_when, branches) => {
  expect(order([item('service_room')], branches)[0]?.href).toBe(CHOOSE);
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
])('%s is no link (T43)', (url) => {
  expect(safeHref(url)).toBeNull();
});

test.each(['https://a.example/x?y=1', 'http://a.example', 'tel:+573001112233', 'mailto:a@b.example'])(
  '%s is one',
  (url) => {
    expect(safeHref(url)).toBe(url);
  },
);
