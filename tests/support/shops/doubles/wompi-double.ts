import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createWompi } from '@/backend/providers/payments/wompi/create-wompi';
import type { Transaction } from '@/backend/sandbox/gateway-state';
import { toHeldEvent } from '@/backend/sandbox/sign-event';
import type { PayingBackend } from '@/tests/support/shops/gateway';
import type { DoubleCard, GatewayDouble } from './gateway-double';

const NUMBERS: Record<DoubleCard, string> = {
  approved: '4242424242424242',
  declined: '4111111111111111',
  failing: '5555555555554444',
  asking: '4000000000003220',
};
/** Pesos have no decimals, the gateway's amounts have two. */
const minorOf = ({ amount_in_cents: cents }: Transaction) => cents / 100;

export function openWompiDouble({ paying, slug }: { paying: PayingBackend; slug: string }): GatewayDouble {
  const { transactions } = paying.state;
  const get = (id: string): Transaction => {
    const found = transactions.get(id);
    if (found?.slug !== slug) throw new Error(`no charge ${id}`);
    return found;
  };
  return {
    currency: 'COP',
    tokenize: (card) => paying.tokenize(slug, NUMBERS[card]),
    charges: ({ id }) =>
      [...transactions.values()]
        .filter((one) => one.slug === slug && one.reference.startsWith(`${id}-`))
        .map((one) => ({
          id: one.id,
          reference: one.reference,
          takenMinor: one.status === 'APPROVED' || one.status === 'VOIDED' ? minorOf(one) : 0,
          returnedMinor: one.status === 'VOIDED' ? minorOf(one) : 0,
          isFinal: one.status !== 'PENDING',
        })),
    tell(id, signer = slug) {
      const charge = { ...get(id), slug: signer };
      const { body: raw, headers } = toHeldEvent(charge, paying.backend.clock.now.getTime());
      return { raw, headers: { ...headers } };
    },
    alter(id, { amountMinor, currency, reference }) {
      const charge = get(id);
      if (amountMinor !== undefined) charge.amount_in_cents = amountMinor * 100;
      charge.currency = currency ?? charge.currency;
      charge.reference = reference ?? charge.reference;
    },
    forget(id) {
      const charge = get(id);
      transactions.delete(id);
      return () => void transactions.set(id, charge);
    },
    giveBack: (id) => void Object.assign(get(id), { status: 'VOIDED' }),
    async answer(id, isApproved) {
      const send = (path: string, more = {}) =>
        fetch(`${paying.sandboxUrl}/3ds/${path}`, {
          method: 'POST',
          body: new URLSearchParams({ ticket_id: id, ...more }),
        });
      await send('fingerprint');
      await send('answer', { answer: isApproved ? 'APPROVED' : 'DECLINED' });
    },
    at: ({ base, ...line }) =>
      createWompi({
        name: 'sandbox',
        account: { ...sandboxKeys(slug), apiBase: base, browserBase: base },
        ...line,
      }),
  };
}
