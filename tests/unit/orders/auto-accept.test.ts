import { acceptsItself } from '@/lib/domain/orders/auto-accept';

type Order = Parameters<typeof acceptsItself>[0]['order'];
const order = (changes: Partial<Order> = {}): Order => ({
  ...{ service: 'take_away', subservice: null, seat: null, is_account: false, status: 'in_progress' },
  ...changes,
});

test.each<[string, Partial<Order>, boolean]>([
  ['is new', {}, true],
  ['is for an hour', { service: 'delivery', subservice: 'schedule' }, true],
  ['is of another service', { service: 'delivery' }, false],
  ['is accepted already', { status: 'accepted' }, false],
  ['is cancelled', { status: 'cancelled' }, false],
  ['is the account of a table', { service: 'on_table', seat: {}, is_account: true }, false],
])('an order that %s accepts itself: %#', (_what, changes, accepts) => {
  const services = ['take_away', 'schedule', 'on_table'] as const;
  expect(acceptsItself({ services, order: order(changes) })).toBe(accepts);
});

test('none does where the branch names no service (rule orders/auto-accept)', () => {
  expect(acceptsItself({ services: [], order: order() })).toBe(false);
});
