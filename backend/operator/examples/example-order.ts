import { resolveMethods } from '@/backend/branches';
import { addProduct, updateCart } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { placeOrder } from '@/backend/orders';
import { settlePayment } from '@/backend/payments';
import { moveStaffOrder } from '@/backend/staff';
import { openTable } from '@/backend/table';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { isPaidFirst } from '@/lib/domain/branches/capabilities';
import { toService } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { ExamplePlace } from './example-place';

const CONTACT = {
  name: 'Ana Ejemplo',
  phone: '3001234567',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: 'ana@example.com',
  dni_type: 'PP',
  dni: '',
};

type Asked = {
  place: ExamplePlace;
  choice: ServiceChoice;
  changes: CartChanges;
  moves: readonly OrderStatus[];
};

/** Settles the payment of an example as approved; no gateway is asked. */
async function approve(ctx: Context, orderId: number): Promise<void> {
  await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [payment] = await sql<{ id: number; reference: string; amount_minor: number }>(
      'select id, reference, amount_minor from payments where instance_id = $1 and purchase_id = $2',
      [ctx.instance.id, orderId],
    );
    if (!payment) throw new Error('an example order has no payment');
    const { id: paymentId, reference, amount_minor: amountMinor } = payment;
    const { currency } = ctx.instance;
    const said = { providerRef: `example-${paymentId}`, message: null, rawStatus: null, action: null };
    const outcome = { status: 'approved' as const, reference, amountMinor, currency, ...said };
    await settlePayment({ sql, ctx, paymentId, outcome });
  });
}

async function placeExample({ place, choice, changes, moves }: Asked, diner: Context): Promise<void> {
  const { supplier, operator, dishes } = place;
  const { service, subservice } = toService(choice);
  if (service === 'book') return;
  let cart: Cart | null = null;
  for (const id of dishes.slice(0, 2))
    cart = await addProduct({
      ctx: diner,
      input: {
        product: { id, count: 1 },
        purchase_id: cart?.purchase_id ?? null,
        data_purchase: { service, subservice, supplier_id: supplier.id },
      },
    });
  if (!cart) return;
  const settled = await updateCart({
    ctx: diner,
    input: {
      id: String(cart.purchase_id),
      changes: { contact: CONTACT, tip: { include: 'NO', percent: 0, customValue: 0 }, ...changes },
    },
  });
  const { purchase_id, total } = settled;
  // The guest's name comes from the list, and the operator's examples are not counted.
  const free = {
    tryGuest: (_room: number, look: () => Promise<void>) => look(),
    countUnpaid: async () => async () => undefined,
    held: { most: Number.POSITIVE_INFINITY, mostOfAddress: Number.POSITIVE_INFINITY, visitor: null },
  };
  const order = await placeOrder({ ctx: diner, input: { purchase_id, total, ...free } });
  if (order.payment?.online) await approve(operator, order.id);
  for (const status of moves)
    await moveStaffOrder({ ctx: operator, input: { id: String(order.id), status } });
}

/** An order over the counter, paid and ready to be fetched. Null where the branch has no counter. */
export async function makeExampleTurn(place: ExamplePlace): Promise<string | null> {
  const { supplier } = place;
  const counters = ['grab_and_go', 'on_table'] as const;
  const choice = counters.find(
    (one) =>
      supplier.services.includes(one) && isPaidFirst({ service: one, onTableClass: supplier.on_table_class }),
  );
  if (!choice || (choice === 'on_table' && supplier.on_table_class !== 'checkout_plazoleta')) return null;
  const method = resolveMethods({ row: supplier, service: choice }).find(({ provider }) => provider !== null);
  if (!method || place.dishes.length === 0) return null;
  const changes = { payment_method: method.method };
  const moves = ['accepted', 'preparation', 'packed'] as const;
  await placeExample({ place, choice, changes, moves }, await place.enter());
  return `${supplier.slug}: an order that is ready at the counter`;
}

type Guest = { code: string; surname: string };

async function findGuest({ operator: ctx, supplier }: ExamplePlace): Promise<Guest | null> {
  const [guest] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<Guest>(
      `select t.code, g.surname from guests g join tables t on t.instance_id = g.instance_id
         and t.supplier_id = g.supplier_id and t.kind = 'room' and t.label_key = g.room_key
       where g.instance_id = $1 and g.supplier_id = $2 and g.removed_at is null and t.active and t.removed_at is null
         and g.starts_on is null and g.ends_on is null order by t.position desc limit 1`,
      [ctx.instance.id, supplier.id],
    ),
  );
  return guest ?? null;
}

/** An order charged to the last room that has a guest, so that the first ones stay free. Null where no guest stays. */
export async function makeExampleRoom(place: ExamplePlace): Promise<string | null> {
  if (!place.supplier.services.includes('room')) return null;
  const guest = await findGuest(place);
  if (!guest || place.dishes.length === 0) return null;
  const diner = await place.enter();
  await openTable({ ctx: diner, input: { token: guest.code } });
  const changes = { payment_method: 'room_charge' as const, guest_name: guest.surname };
  await placeExample({ place, choice: 'room', changes, moves: ['accepted', 'preparation'] }, diner);
  return `${place.supplier.slug}: an order charged to a room`;
}
