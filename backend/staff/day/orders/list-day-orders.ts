import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { orderServiceOf } from '@/backend/purchases';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import { readDayClock } from '@/backend/staff/day/day-clock';
import type { DayOrders, ListedOrder } from '@/lib/contract/staff/day/order-calls';
import { businessDayOf, businessDaySpan } from '@/lib/domain/branches/business-day';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { waysToPay } from '@/lib/domain/payments/ways-to-pay';
import { wordsOf } from '@/lib/domain/staff/order-search';
import { type FoundOrder, listOrders, ORDERS_OF_PAGE, type OrderFilter, searchOrders } from './find-orders';

type Input = {
  supplierId: string | undefined;
  words: string | undefined;
  from: string | undefined;
  to: string | undefined;
  service: string | undefined;
  state: OrderFilter['state'] | undefined;
  method: PaymentMethod | undefined;
  before: string | undefined;
};

const phoneOf = (contact: FoundOrder['contact']): string | null =>
  contact?.phone ? `+${contact.phone_code ?? ''} ${contact.phone}` : null;

const toMethods = ({
  methods,
  major,
}: Pick<FoundOrder, 'methods'> & { major: (minor: number) => number }): ListedOrder['methods'] =>
  waysToPay(methods.map(({ is_paid: isPaid, ...way }) => ({ ...way, isPaid }))).map(({ method, minor }) => ({
    method,
    amount: major(minor),
  }));

function toListed({ ctx, row }: { ctx: Context; row: FoundOrder }): ListedOrder {
  const major = majorOf(ctx.instance.currency);
  const { contact, placed_at: placedAt, total_minor: total, methods, ...order } = row;
  return {
    ...{ id: order.id, number: order.number, supplier_id: order.supplier_id, status: order.status },
    ...{ service: orderServiceOf(order), seat: order.seat, is_account: order.is_account },
    placed_at: placedAt.toISOString(),
    ...{ name: contact?.name || null, phone: phoneOf(contact) },
    ...{ total: major(total), methods: toMethods({ methods, major }), paid: major(order.paid_minor) },
    ...{ refunded: major(order.refunds_minor), owed: major(order.owed_minor) },
  };
}

/**
 * `GET /staff/day/orders.json` (rule staff/orders).
 * Words of which none can be looked for find what has them for its reference. @throws invalid_input for days the wrong way round
 */
export function listDayOrders({ ctx, input }: { ctx: Context; input: Input }): Promise<DayOrders> {
  const branches = listedBranches({ ctx, supplierId: input.supplierId });
  const typed = input.words?.trim() ?? '';
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const clock = await readDayClock({ sql, ctx, branches });
    const today = businessDayOf({ at: ctx.now, ...clock });
    const unasked = typed === '' ? today : null;
    const from = input.from ?? (input.to === undefined ? unasked : null);
    const to = input.to ?? (from && from > today ? from : from && today);
    if (from && to && from > to) throw new AppError('invalid_input', { fields: { from: 'range' } });
    const filter: OrderFilter = {
      branches,
      from: from === null ? null : businessDaySpan({ date: from, ...clock }).from,
      to: to === null ? null : businessDaySpan({ date: to, ...clock }).to,
      ...{ service: input.service ?? null, state: input.state ?? null },
      ...{ method: input.method ?? null, before: input.before ?? null },
    };
    const rows =
      typed === ''
        ? await listOrders({ sql, ctx, filter })
        : await searchOrders({ sql, ctx, filter, typed, words: wordsOf(typed) });
    const orders = rows.slice(0, ORDERS_OF_PAGE).map((row) => toListed({ ctx, row }));
    return { orders, from, to, before: rows.length > ORDERS_OF_PAGE ? (orders.at(-1)?.id ?? null) : null };
  });
}
