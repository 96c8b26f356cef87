import type { createSandbox } from '@/backend/sandbox/app';
import type { Transaction } from '@/backend/sandbox/gateway-state';
import { refundedOf } from '@/backend/sandbox/stripe/state';

type Taking = Pick<Transaction, 'reference' | 'status' | 'amount_in_cents'>;
type Gateways = Pick<ReturnType<typeof createSandbox>['state'], 'transactions' | 'stripe'>;

/** What both gateways took, in one form; Stripe counts in the minor unit of a currency, as the books do. */
export function takingsOf({ transactions, stripe }: Gateways): Taking[] {
  const atStripe = [...stripe.intents.values()].map((intent): Taking => {
    const { amount, metadata } = intent;
    const kept = refundedOf(intent) < amount ? 'APPROVED' : 'VOIDED';
    const status = intent.status === 'succeeded' ? kept : 'PENDING';
    return { reference: metadata.reference ?? '', status, amount_in_cents: amount * 100 };
  });
  return [...transactions.values(), ...atStripe];
}
