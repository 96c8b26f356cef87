import { fromCents } from '@/backend/providers/payments/wompi/amounts';
import type { createSandbox } from '@/backend/sandbox/app';
import type { Transaction } from '@/backend/sandbox/gateway-state';
import { refundedOf } from '@/backend/sandbox/stripe/state';

/** A charge at any gateway; the amount in minor units, as the books have it. */
export type Taking = Pick<Transaction, 'reference' | 'status'> & { amountMinor: number | null };
type Gateways = Pick<ReturnType<typeof createSandbox>['state'], 'transactions' | 'stripe'>;

export const takingOf = ({ reference, status, amount_in_cents: cents, currency }: Transaction): Taking => ({
  reference,
  status,
  amountMinor: fromCents({ cents, currency }),
});

/** The charges of both gateways. */
export function takingsOf({ transactions, stripe }: Gateways): Taking[] {
  const atStripe = [...stripe.intents.values()].map((intent): Taking => {
    const { amount, metadata } = intent;
    const kept = refundedOf(intent) < amount ? 'APPROVED' : 'VOIDED';
    const status = intent.status === 'succeeded' ? kept : 'PENDING';
    return { reference: metadata.reference ?? '', status, amountMinor: amount };
  });
  return [...[...transactions.values()].map(takingOf), ...atStripe];
}
