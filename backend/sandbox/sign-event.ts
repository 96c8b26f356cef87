import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { signEvent } from '@/backend/providers/payments/wompi/signatures';
import type { HeldEvent, Transaction } from './gateway-state';
import { hostOf } from './host-of';
import { toWire } from './settle-transaction';

const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

export function toEvent({
  transaction,
  secret,
  now,
}: {
  transaction: Transaction;
  secret: string;
  now: number;
}) {
  const { id, status, amount_in_cents: cents } = transaction;
  const timestamp = Math.floor(now / 1000);
  return {
    event: 'transaction.updated',
    data: { transaction: toWire(transaction) },
    environment: 'test',
    signature: {
      properties: PROPERTIES,
      checksum: signEvent({ values: [id, status, cents], timestamp, secret }),
    },
    timestamp,
    sent_at: new Date(now).toISOString(),
  };
}

export function toHeldEvent(transaction: Transaction, now: number): HeldEvent {
  const { id: chargeId, status, slug, redirect_url: returnUrl } = transaction;
  const event = toEvent({ transaction, secret: sandboxKeys(slug).eventsSecret, now });
  const headers = { 'x-event-checksum': event.signature.checksum };
  return { chargeId, status, host: hostOf({ returnUrl, slug }), body: JSON.stringify(event), headers };
}
