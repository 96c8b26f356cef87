import { findMismatch, mayHoldMoney } from '@/lib/domain/payments/charge-mismatch';
import { GATEWAY_STATUSES } from '@/lib/domain/payments/payment-status';

const asked = { reference: '7-1-abc', providerRef: 'tx-1', currency: 'COP', amountMinor: 15_000 };

describe('a charge and what was asked for (guarantee/events-are-hints)', () => {
  it.each([
    [{}, null],
    [{ reference: '7-2-abc' }, 'reference'],
    [{ providerRef: 'tx-2' }, 'transaction'],
    [{ currency: 'USD' }, 'currency'],
    [{ amountMinor: 14_999 }, 'amount'],
    [{ amountMinor: -1 }, 'amount'],
    [{ currency: 'USD', amountMinor: 1 }, 'currency'],
  ])('with %j differs in %s', (changes, mismatch) => {
    expect(findMismatch({ asked, charge: { ...asked, ...changes } })).toBe(mismatch);
  });

  it('fits whatever transaction it is while none is known', () => {
    expect(findMismatch({ asked: { ...asked, providerRef: null }, charge: asked })).toBeNull();
  });

  it('may hold money until it is refused or given back', () => {
    expect(GATEWAY_STATUSES.filter(mayHoldMoney)).toEqual(['pending', 'approved']);
  });
});
