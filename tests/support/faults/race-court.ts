import { makeContext } from '@/backend/make-context';
import { handleEvent, receiveEvent } from '@/backend/payments';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { toEvent } from '@/backend/sandbox/sign-event';
import type { Order } from '@/lib/contract/orders/orders';
import { openCourt } from '@/tests/support/shops/court-shop';
import { createPayingBackend } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';
import { findFaults } from './checker';
import { createGates } from './gates';
import { takingOf } from './takings';

const PLENTY = 1_000_000;

/** A food court for races of two calls in a chosen order, and its books. */
export async function openRaceCourt() {
  const gates = await createGates();
  const paying = await createPayingBackend(gates);
  const court = await openCourt(paying);
  const { backend } = paying;
  const { instanceId, slug, ctx } = court;
  const offers = await backend.db.system((sql) =>
    sql<{ id: number }>('update supplier_products set stock = $2 where instance_id = $1 returning id', [
      instanceId,
      PLENTY,
    ]),
  );
  return {
    ...court,
    paying,
    meet: gates.interleave,
    /** Paid at the gateway, which has told nobody. */
    async chargeFor(diner: Diner): Promise<Order> {
      paying.setFaults({ muteEvents: true });
      const order = await court.orderAt(diner, { caldo: 1, torta: 1 });
      await court.pay(diner, order);
      paying.settle();
      return order;
    },
    /** The gateway's event about an order, received and handled to its end. */
    async deliver(order: Order): Promise<void> {
      const [transaction] = court.charges(order);
      if (!transaction) throw new Error('nothing was charged');
      const event = toEvent({
        transaction,
        secret: sandboxKeys(slug).eventsSecret,
        now: backend.clock.now.getTime(),
      });
      const gateway = makeContext({ deps: backend.deps, instance: ctx.instance, actor: { kind: 'gateway' } });
      const input = { provider: 'sandbox', account: null, raw: JSON.stringify(event), headers: {} };
      for (const inboxId of await receiveEvent({ ctx: gateway, input }))
        await handleEvent({ ctx: gateway, inboxId });
    },
    refund: (id: number, amount: number) =>
      court.ask({
        method: 'POST',
        path: `/staff/orders/${id}/refunds.json`,
        headers: { ...court.staff, 'idempotency-key': `refund-${id}-${amount}` },
        body: { reason: 'x', amount },
      }),
    async refundsOf({ id }: Order): Promise<number[]> {
      const rows = await backend.db.tenant(instanceId, (sql) =>
        sql<{ amount_minor: number }>(
          `select r.amount_minor from refunds r join payments p on p.id = r.payment_id
           where r.instance_id = $1 and p.purchase_id = $2 order by r.amount_minor`,
          [instanceId, id],
        ),
      );
      return rows.map(({ amount_minor }) => amount_minor);
    },
    findFaults: () =>
      findFaults({
        db: backend.db,
        instanceId,
        transactions: [...paying.state.transactions.values()]
          .filter((one) => one.slug === slug)
          .map(takingOf),
        stockAtStart: new Map(offers.map(({ id }) => [id, PLENTY])),
        acknowledged: [],
      }),
    async close(): Promise<void> {
      await paying.close();
      await gates.close();
    },
  };
}
