import { ERRORS, OWN_ERRORS } from './gateway-errors';
import type { GatewayState, Transaction } from './gateway-state';
import { finish } from './settle-transaction';

/** The day in Colombia, by whose midnight the gateway counts. */
const dayOf = (instant: number) => new Date(instant - 5 * 3_600_000).toISOString().slice(0, 10);

/** Voids an approved card charge, on its own day. @throws SandboxError */
export function voidTransaction({
  state,
  slug,
  id,
  now,
}: {
  state: GatewayState;
  slug: string;
  id: string;
  now: number;
}): Transaction {
  const transaction = state.transactions.get(id);
  if (transaction?.slug !== slug) throw ERRORS.notFound();
  const { status, payment_method_type: type, created_at } = transaction;
  if (type !== 'CARD' || status !== 'APPROVED' || dayOf(Date.parse(created_at)) !== dayOf(now))
    throw OWN_ERRORS.notVoidable();
  finish({ transaction, status: 'VOIDED', now });
  return transaction;
}
