import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { branchListPath, hasLanding, serviceEntry, servicePath } from '@/lib/domain/tenant/service-paths';

const pathsOf = (slug: string | null) =>
  Object.fromEntries(SERVICE_CHOICES.map((choice) => [choice, servicePath({ choice, slug })]));

test('without a branch a service leads to the branches that offer it (rule branches/choice-by-service)', () => {
  expect(pathsOf(null)).toEqual({
    delivery: '/location?service=delivery',
    schedule: '/location?service=schedule',
    take_away: '/branch-to-take-away',
    on_table: '/branch-to-on-table',
    book: '/branch-to-book',
    room: null,
    grab_and_go: null,
  });
});

test('in a branch it leads to that branch’s screen (rule table/room-code)', () => {
  expect(pathsOf('centro')).toEqual({
    delivery: '/centro?service=delivery',
    schedule: '/centro?service=schedule',
    take_away: '/centro?service=take_away',
    on_table: '/centro/menu-digital/home',
    book: '/centro/reservar',
    room: '/centro/service-room',
    grab_and_go: '/centro/grab-and-go',
  });
});

test('who asks for the list of branches names it in the address, and is not led on from it', () => {
  expect(branchListPath('delivery')).toBe('/location?service=delivery#branches');
  expect(branchListPath('room')).toBeNull();
});

test('a card leads into the branch, each service where it begins', () => {
  const entries = SERVICE_CHOICES.map((choice) => [choice, serviceEntry({ choice, slug: 'centro' })]);
  expect(Object.fromEntries(entries)).toEqual({
    delivery: '/centro?service=delivery',
    schedule: '/centro?service=schedule',
    take_away: '/centro?service=take_away',
    on_table: '/centro/menu-digital',
    room: '/centro/service-room',
    book: '/centro/reservar',
    grab_and_go: '/centro/grab-and-go',
  });
});

test.each([
  [['on_table'], false],
  [['delivery'], true],
  [['on_table', 'delivery'], true],
  [[], true],
] as const)('links %j have a landing: %s (rule table/single-link)', (types, has) => {
  expect(hasLanding(types.map((type) => ({ type })))).toBe(has);
});
