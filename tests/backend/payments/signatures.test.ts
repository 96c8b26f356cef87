import fc from 'fast-check';
import { fromCents, toCents } from '@/backend/providers/payments/wompi/amounts';
import { isSameChecksum, signEvent, signIntegrity } from '@/backend/providers/payments/wompi/signatures';
import { CURRENCIES, CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { toMajor } from '@/lib/domain/money/money';

const vendor = {
  reference: 'sk8-438k4-xmxm392-sn2m',
  cents: 2_490_000,
  currency: 'COP',
  expirationTime: null,
  secret: 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6',
};

describe('the integrity signature', () => {
  it("is the vendor's own for the vendor's own example", () => {
    expect(signIntegrity(vendor)).toBe('37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5');
  });

  it('covers the expiry when there is one', () => {
    const expirationTime = '2026-11-18T17:15:00.000Z';
    expect(signIntegrity({ ...vendor, expirationTime })).not.toBe(signIntegrity(vendor));
    expect(signIntegrity({ ...vendor, expirationTime })).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is another for every other charge', () => {
    const charge = fc.record({
      reference: fc.stringMatching(/^[a-z]{1,8}$/),
      cents: fc.integer({ min: 1, max: 1e12 }),
      currency: fc.constantFrom(...CURRENCY_CODES),
    });
    fc.assert(
      fc.property(charge, charge, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        const sign = (input: typeof one) => signIntegrity({ ...vendor, ...input });
        expect(sign(one) === sign(other)).toBe(isSame);
      }),
    );
  });
});

describe("an event's checksum", () => {
  const values = ['1234-1610641025-49201', 'APPROVED', 4_490_000];
  const secret = 'prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z';

  it("is the vendor's string, hashed", () => {
    expect(signEvent({ values, timestamp: 1_530_291_411, secret })).toBe(
      '5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe',
    );
  });

  it('is the same in upper and lower case, and no other is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), fc.nat({ max: 63 }), (checksum, at) => {
        expect(isSameChecksum(checksum.toUpperCase(), checksum)).toBe(true);
        const changed = checksum.slice(0, at) + (checksum[at] === '0' ? '1' : '0') + checksum.slice(at + 1);
        expect(isSameChecksum(changed, checksum)).toBe(false);
      }),
    );
    expect(isSameChecksum('', 'a'.repeat(64))).toBe(false);
    expect(isSameChecksum('a'.repeat(63), 'a'.repeat(64))).toBe(false);
  });
});

describe("the gateway's hundredths", () => {
  it.each([
    [12_500, 'COP', 1_250_000],
    [9_990, 'CLP', 999_000],
    [2_490, 'PEN', 2_490],
    [100, 'USD', 100],
    [5_000, 'MXN', 5_000],
    [1, 'BRL', 1],
  ] as const)('of %s minor units of %s are %s', (amountMinor, currency, cents) => {
    expect(toCents({ amountMinor, currency })).toBe(cents);
    expect(fromCents({ cents, currency })).toBe(amountMinor);
  });

  it('are a hundred times what the wire prints, in every currency and both ways', () => {
    const amount = fc.record({
      amountMinor: fc.integer({ min: 1, max: 1e10 }),
      currency: fc.constantFrom(...CURRENCY_CODES),
    });
    fc.assert(
      fc.property(amount, ({ amountMinor, currency }) => {
        const cents = toCents({ amountMinor, currency }) ?? 0;
        expect(cents).toBe(Math.round(toMajor({ amountMinor, currency }) * 100));
        expect(fromCents({ cents, currency })).toBe(amountMinor);
      }),
    );
  });

  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])('of %s are none in pesos', (amountMinor) => {
    expect(toCents({ amountMinor, currency: 'COP' })).toBeNull();
  });

  it('that are no amount of ours are none', () => {
    expect(fromCents({ cents: 1_250_050, currency: 'COP' })).toBeNull();
    expect(fromCents({ cents: 100, currency: 'EUR' })).toBeNull();
    expect(fromCents({ cents: 100, currency: 'toString' })).toBeNull();
    expect(Object.keys(CURRENCIES)).toHaveLength(6);
  });
});
