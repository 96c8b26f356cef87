import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { tellChallenge } from './challenge-step';
import type { Status, Transaction } from './gateway-state';

const MESSAGES = {
  CARD: { DECLINED: 'La transacción fue rechazada (Sandbox)', ERROR: 'Transacción con ERROR en Sandbox' },
  NEQUI: { DECLINED: 'La transacción fue rechazada (Sandbox)', ERROR: 'Transacción con ERROR en Sandbox' },
  PSE: { DECLINED: 'Transacción RECHAZADA en Sandbox', ERROR: 'Transacción con ERROR en Sandbox' },
} as const satisfies Record<Transaction['payment_method_type'], Partial<Record<Status, string>>>;

export function finish({
  transaction,
  status,
  now,
}: {
  transaction: Transaction;
  status: Status;
  now: number;
}): void {
  const messages: Partial<Record<Status, string>> = MESSAGES[transaction.payment_method_type];
  transaction.status = status;
  transaction.status_message = messages[status] ?? null;
  transaction.finalized_at = new Date(now).toISOString();
}

/** @returns whether it became final */
export function settle(transaction: Transaction, now: number): boolean {
  if (transaction.bankUrl !== null && now >= transaction.bankUrlAt)
    transaction.payment_method.extra.async_payment_url = transaction.bankUrl;
  tellChallenge(transaction, now);
  if (transaction.status !== 'PENDING' || now < transaction.settlesAt) return false;
  finish({ transaction, status: transaction.outcome, now });
  return true;
}

export function toWire(transaction: Transaction) {
  const {
    slug,
    outcome: _outcome,
    settlesAt: _settlesAt,
    bankUrl: _url,
    bankUrlAt: _at,
    challenge: _challenge,
    ...wire
  } = transaction;
  return {
    ...wire,
    shipping_address: null,
    payment_source_id: null,
    payment_link_id: null,
    customer_data: null,
    billing_data: null,
    bill_id: null,
    taxes: [],
    tip_in_cents: null,
    merchant: { name: slug, legal_name: slug, public_key: sandboxKeys(slug).publicKey },
  };
}
