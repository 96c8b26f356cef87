import fc from 'fast-check';
import {
  canPaymentMove,
  GATEWAY_STATUSES,
  type GatewayStatus,
  hasEnded,
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
    expect(PAYMENT_STATUSES.filter((from) => PAYMENT_MOVES[from].length === 0)).toEqual(['success']);
    for (const from of PAYMENT_STATUSES) expect(reachableFrom(from)).toContain('success');
  });

  it('never make a success a failure', () => {
    for (const to of ['pending', 'declined', 'error', 'expired', 'unknown'] as const) {
      expect(reachableFrom('success')).not.toContain(to);
    }
  });

  it('know of money that comes after the end, and of nothing else (guarantee/late-approval)', () => {
    for (const from of ['declined', 'error', 'expired', 'dropped'] as const)
      expect(PAYMENT_MOVES[from]).toEqual(['success']);
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
const hear = ({ from, words }: { from: PaymentStatus; words: readonly GatewayStatus[] }) =>
  words.reduce((status, gateway) => settlePaymentStatus({ from: status, gateway }), from);

describe("a gateway's words", () => {
  const four = ordersOf<GatewayStatus>(['pending', 'declined', 'approved', 'voided']);

  it.each(four.map((words) => [words.join(', '), words] as const))(
    'end at the same truth in this order: %s (guarantee/event-order)',
    (_name, words) => {
      for (const from of ['unknown', 'pending'] as const) expect(hear({ from, words })).toBe('success');
    },
  );

  it('are 24 orders', () => {
    expect(new Set(four.map(String)).size).toBe(24);
  });

  it.each([
    [['pending', 'declined', 'approved'], 'success'],
    [['declined', 'pending'], 'declined'],
    [['approved', 'pending'], 'success'],
    [['approved', 'declined', 'error', 'expired'], 'success'],
    [['expired', 'approved'], 'success'],
    [['voided'], 'success'],
  ] as const)('%j end as %s', (words, end) => {
    expect(hear({ from: 'unknown', words })).toBe(end);
  });

  it('move along the table only, keep money once it is there, and change nothing when repeated', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_STATUSES),
        fc.array(fc.constantFrom(...GATEWAY_STATUSES), { maxLength: 12 }),
        (start, words) => {
          let status = start;
          for (const gateway of words) {
            const next = settlePaymentStatus({ from: status, gateway });
            if (next !== status) expect(canPaymentMove({ from: status, to: next })).toBe(true);
            if (status === 'success' || gateway === 'approved' || gateway === 'voided')
              expect(next).toBe('success');
            expect(settlePaymentStatus({ from: next, gateway })).toBe(next);
            status = next;
          }
        },
      ),
    );
  });
});
