import { SERVICE_CHOICES, type ServiceChoice } from '@/lib/domain/branches/services';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import { resolveInPerson, toGivenUpStatus } from '@/lib/domain/payments/pay-in-person';
import {
  fitsService,
  isInPerson,
  isOnlineMethod,
  isRoomCharge,
  PAYMENT_METHODS,
} from '@/lib/domain/payments/payment-methods';
import { canPaymentMove, hasEnded, PAYMENT_STATUSES } from '@/lib/domain/payments/payment-status';

describe('paying in person instead of online (rule payments/in-person)', () => {
  it('is possible only of what is placed and the kitchen does not see', () => {
    const may = ORDER_STATUSES.filter((status) => resolveInPerson({ status, isReleased: false }) === 'may');
    expect(may).toEqual(['in_progress']);
  });

  it('changes nothing of what the kitchen sees: it is paid, or was changed before', () => {
    for (const status of ORDER_STATUSES) {
      const closed = status === 'cart' || status === 'cancelled';
      expect(resolveInPerson({ status, isReleased: true })).toBe(closed ? 'closed' : 'settled');
    }
  });

  it('ends every live attempt but one that is paid, in a way that its table allows', () => {
    for (const from of PAYMENT_STATUSES) {
      for (const method of ['card', 'transfer'] as const) {
        const to = toGivenUpStatus({ status: from, method });
        expect(to !== null).toBe(!hasEnded(from));
        if (to !== null) expect(canPaymentMove({ from, to })).toBe(true);
      }
    }
    expect(toGivenUpStatus({ status: 'created', method: 'card' })).toBe('dropped');
    // No gateway knows of it, so nobody is asked about it.
    expect(toGivenUpStatus({ status: 'pending', method: 'transfer' })).toBe('dropped');
  });

  it('is done in cash, with a card reader or at the till', () => {
    expect(PAYMENT_METHODS.filter(isInPerson)).toEqual(['cash', 'card_reader', 'face_to_face']);
    expect(PAYMENT_METHODS.filter(isOnlineMethod)).toEqual(['card', 'pse', 'nequi', 'transfer']);
  });
});

describe('what a service can be paid with (rule payments/methods)', () => {
  const fits = (service: ServiceChoice) =>
    PAYMENT_METHODS.filter((method) => isInPerson(method) && fitsService({ method, service }));

  it.each<[ServiceChoice, string[]]>([
    ['delivery', ['cash', 'card_reader']],
    ['schedule', ['cash', 'card_reader']],
    ['take_away', ['cash', 'card_reader', 'face_to_face']],
    ['on_table', ['cash', 'card_reader', 'face_to_face']],
    ['book', ['cash', 'card_reader', 'face_to_face']],
  ])('%s: %j in person', (service, methods) => {
    expect(fits(service)).toEqual(methods);
  });

  it('a room alone is charged to, by no gateway and no person at the door', () => {
    expect([isRoomCharge('room_charge'), isInPerson('room_charge'), isOnlineMethod('room_charge')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(PAYMENT_METHODS.filter(isRoomCharge)).toEqual(['room_charge']);
    const services = SERVICE_CHOICES.filter((service) => fitsService({ method: 'room_charge', service }));
    expect(services).toEqual(['room']);
  });
});
