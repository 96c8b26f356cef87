import fc from 'fast-check';
import {
  hasTableAccounts,
  isPaidFirst,
  resolveCapabilities,
  toOnTableClass,
} from '@/lib/domain/branches/capabilities';
import { ON_TABLE_CLASSES, SERVICE_CHOICES, type ServiceChoice } from '@/lib/domain/branches/services';

const resolve = (
  service: ServiceChoice | null,
  onTableClass: string | null = 'basic',
  more: { tableKnown?: boolean; roomKnown?: boolean; hideCallWaiter?: boolean } = {},
) =>
  resolveCapabilities({
    service,
    onTableClass,
    tableKnown: false,
    roomKnown: false,
    hideCallWaiter: false,
    ...more,
  });
const seated = { tableKnown: true };

describe('on the table', () => {
  test.each([
    [null, seated, 'basic', 'read_only'],
    ['', seated, 'basic', 'read_only'],
    ['something_new', seated, 'basic', 'read_only'],
    ['basic', seated, 'basic', 'read_only'],
    ['checkout', {}, 'basic', 'scan_table'],
    ['checkout', seated, 'checkout', null],
    ['checkout_no_incremental', {}, 'basic', 'scan_table'],
    ['checkout_no_incremental', seated, 'no_incremental', null],
    ['checkout_plazoleta', {}, 'plazoleta', null],
    ['checkout_plazoleta', seated, 'plazoleta', null],
  ])('class %s, %j → %s, %s', (onTableClass, more, mode, reason) => {
    expect(resolve('on_table', onTableClass, more)).toMatchObject({
      mode,
      reason,
      canOrder: reason === null,
    });
  });

  test('an open account sends to prepare and pays at the end', () => {
    expect(resolve('on_table', 'checkout', seated)).toMatchObject({
      payment: 'at_end',
      mustSendToPrepare: true,
    });
  });

  test('rounds are paid one by one, before the kitchen sees them', () => {
    expect(resolve('on_table', 'checkout_no_incremental', seated)).toMatchObject({
      payment: 'first',
      mustSendToPrepare: false,
    });
  });

  test('the food court pays first and gives a code', () => {
    expect(resolve('on_table', 'checkout_plazoleta')).toMatchObject({
      payment: 'first',
      hasPickUpCode: true,
    });
  });
});

test('grab-and-go is the food court without a table, whatever the class (rule table/grab-and-go)', () => {
  for (const onTableClass of ON_TABLE_CLASSES) {
    expect(resolve('grab_and_go', onTableClass)).toEqual(resolve('on_table', 'checkout_plazoleta'));
  }
});

test('room service needs its room and pays first', () => {
  expect(resolve('room')).toMatchObject({ canOrder: false, reason: 'scan_room' });
  expect(resolve('room', 'checkout', { roomKnown: true })).toMatchObject({
    canOrder: true,
    payment: 'first',
  });
});

test('nothing is ordered before a service is chosen', () => {
  expect(resolve(null)).toMatchObject({ mode: 'none', canOrder: false, reason: 'choose_service' });
});

test.each(['delivery', 'schedule', 'take_away'] as const)('%s orders and pays when placing', (service) => {
  expect(resolve(service)).toMatchObject({
    mode: 'remote',
    canOrder: true,
    payment: 'at_placing',
    reason: null,
  });
});

test('a booking may carry products', () => {
  expect(resolve('book')).toMatchObject({ mode: 'book', canOrder: true });
});

const anything = fc.record({
  service: fc.constantFrom(null, ...SERVICE_CHOICES),
  onTableClass: fc.oneof(fc.constantFrom(null, '', ...ON_TABLE_CLASSES), fc.string()),
  tableKnown: fc.boolean(),
  roomKnown: fc.boolean(),
  hideCallWaiter: fc.boolean(),
});

test('who cannot order is told why and pays nothing; who can is told nothing', () => {
  fc.assert(
    fc.property(anything, (input) => {
      const { canOrder, reason, payment } = resolveCapabilities(input);
      expect(reason === null).toBe(canOrder);
      expect(payment === 'never').toBe(!canOrder);
    }),
  );
});

test('a waiter is called only from a known table of an ordering mode, never from a room', () => {
  fc.assert(
    fc.property(anything, (input) => {
      const { canCallWaiter, mode } = resolveCapabilities(input);
      if (!canCallWaiter) return;
      expect([
        mode === 'checkout' || mode === 'no_incremental',
        input.tableKnown,
        input.hideCallWaiter,
      ]).toEqual([true, true, false]);
    }),
  );
});

test('the menu is rated only where it is read', () => {
  fc.assert(
    fc.property(anything, (input) => {
      const { canRateMenu, mode } = resolveCapabilities(input);
      expect(canRateMenu).toBe(mode === 'basic');
      if (canRateMenu) expect(input.service).toBe('on_table');
    }),
  );
});

test('paid first says the same as the capabilities of a place that is known', () => {
  for (const service of SERVICE_CHOICES) {
    for (const onTableClass of ON_TABLE_CLASSES) {
      const { payment } = resolve(service, onTableClass, { tableKnown: true, roomKnown: true });
      expect({ service, onTableClass, first: isPaidFirst({ service, onTableClass }) }).toEqual({
        service,
        onTableClass,
        first: payment === 'first',
      });
    }
  }
});

test.each(ON_TABLE_CLASSES)('%s is its own class, another word is basic (rule table/classes)', (one) => {
  expect(toOnTableClass(one)).toBe(one);
  expect(toOnTableClass(`${one}_`)).toBe('basic');
});

test.each([
  ['checkout', ['on_table', 'book'], true],
  ['checkout', ['book'], false],
  ['checkout_no_incremental', ['on_table'], false],
  ['basic', ['on_table'], false],
] as const)('tables of the class %s with %j have accounts: %s', (onTableClass, services, has) => {
  expect(hasTableAccounts({ onTableClass, services })).toBe(has);
});
