import fc from 'fast-check';
import {
  canPaymentMove,
  GATEWAY_STATUSES,
  type GatewayStatus,
  hasEnded,
  isLivePayment,
  PAYMENT_MOVES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  settlePaymentStatus,
} from '@/lib/domain/payments/payment-status';

function reachableFrom(start: PaymentStatus): Set<PaymentStatus> {
  const seen = new Set([start]);
  for (const from of seen) for (const to of PAYMENT_MOVES[from]) seen.add(to);
  return seen;
}

describe('the states of a payment (rule payments/attempt)', () => {
  it('are all reached from the first', () => {
    expect([...reachableFrom('created')].sort()).toEqual([...PAYMENT_STATUSES].sort());
  });

  it('go one way: no status comes back to itself', () => {
    for (const from of PAYMENT_STATUSES) {
      for (const to of PAYMENT_MOVES[from])
        expect({ from, to, back: reachableFrom(to).has(from) }).toMatchObject({ back: false });
    }
  });

  it('have one dead end, and every one leads to it', () => {
    expect(PAYMENT_STATUSES.filter((from) => PAYMENT_MOVES[from].length === 0)).toEqual(['refunded']);
    for (const from of PAYMENT_STATUSES) expect(reachableFrom(from)).toContain('refunded');
  });

  it('never make a success a failure', () => {
    for (const to of ['pending', 'declined', 'error', 'expired', 'unknown'] as const) {
      expect(reachableFrom('success')).not.toContain(to);
    }
  });

  it('owe the money back when an approval comes after the end (guarantee/late-approval)', () => {
    for (const from of ['declined', 'error', 'expired', 'dropped'] as const) {
      expect(canPaymentMove({ from, to: 'success' })).toBe(false);
      expect(canPaymentMove({ from, to: 'refund_due' })).toBe(true);
    }
  });

  it('leave room for another attempt only when they are over', () => {
    expect(PAYMENT_STATUSES.filter(isLivePayment)).toEqual(['created', 'unknown', 'pending', 'success']);
  });

  it('have ended when nobody waits for a word of the gateway, paid or not', () => {
    expect(PAYMENT_STATUSES.filter((status) => !hasEnded(status))).toEqual(['created', 'unknown', 'pending']);
  });
});

/** Every order of some words. */
function ordersOf<T>(words: readonly T[]): T[][] {
  return words.length === 0
    ? [[]]
    : words.flatMap((word, index) => ordersOf(words.toSpliced(index, 1)).map((rest) => [word, ...rest]));
}
const hear = ({
  from,
  words,
  isWanted,
}: {
  from: PaymentStatus;
  words: readonly GatewayStatus[];
  isWanted: boolean;
}) => words.reduce((status, gateway) => settlePaymentStatus({ from: status, gateway, isWanted }), from);

describe("a gateway's words", () => {
  const four = ordersOf<GatewayStatus>(['pending', 'declined', 'approved', 'voided']);

  it.each(four.map((words) => [words.join(', '), words] as const))(
    'end at the same truth in this order: %s (guarantee/event-order)',
    (_name, words) => {
      for (const isWanted of [true, false])
        for (const from of ['unknown', 'pending'] as const)
          expect(hear({ from, words, isWanted })).toBe('refunded');
    },
  );

  it('are 24 orders', () => {
    expect(new Set(four.map(String)).size).toBe(24);
  });

  it.each([
    [['pending', 'declined', 'approved'], true, 'refund_due'],
    [['declined', 'pending'], true, 'declined'],
    [['approved', 'pending'], true, 'success'],
    [['approved', 'declined', 'error', 'expired'], true, 'success'],
    [['approved'], false, 'refund_due'],
    [['expired', 'approved'], true, 'refund_due'],
  ] as const)('%j of an order that waits (%s) end as %s', (words, isWanted, end) => {
    expect(hear({ from: 'unknown', words, isWanted })).toBe(end);
  });

  it('heard again after the kitchen took the order owe nothing back (guarantee/event-races)', () => {
    expect(settlePaymentStatus({ from: 'success', gateway: 'approved', isWanted: false })).toBe('success');
  });

  it('move along the table only, keep money once it is there, and change nothing when repeated', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_STATUSES),
        fc.array(fc.tuple(fc.constantFrom(...GATEWAY_STATUSES), fc.boolean()), { maxLength: 12 }),
        (start, words) => {
          let status = start;
          let hasMoney = ['success', 'refund_due', 'refunded'].includes(start);
          for (const [gateway, isWanted] of words) {
            const next = settlePaymentStatus({ from: status, gateway, isWanted });
            if (next !== status) expect(canPaymentMove({ from: status, to: next })).toBe(true);
            hasMoney ||= gateway === 'approved' && status !== 'created';
            if (hasMoney) expect(['success', 'refund_due', 'refunded']).toContain(next);
            expect(settlePaymentStatus({ from: next, gateway, isWanted })).toBe(next);
            status = next;
          }
        },
      ),
    );
  });
});
