import { localizer } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { Done, History } from '@/lib/contract/staff/history-calls';
import { type HistoryTopic, kindsOf, ORDER_BY_ID } from '@/lib/domain/staff/history';
import type { LocalText } from '@/lib/domain/text/local-text';
import { type Names, readNames } from './name-doers';

const PAGE = 50;

type Row = {
  id: number;
  created_at: Date;
  action: string;
  details: Record<string, unknown>;
  person_id: number | null;
  key_id: number | null;
  key_label: string | null;
  device_id: number | null;
  device_name: string | null;
  order_number: number | null;
  table_label: string | null;
  product: LocalText | null;
  booking_at: Date | null;
  branch: string | null;
  place: string | null;
};
type Input = {
  before?: string | undefined;
  person?: string | undefined;
  topic?: HistoryTopic | undefined;
  /** Its id; null: of all. */
  order: number | null;
  most: number;
};

/** SQL: what an action `a` was done to, by the ids in its details; `$3` are the kinds whose `id` is an order's. */
const SUBJECTS = `left join help_requests h on a.action in ('help.answered', 'help.settled', 'help_photo.seen')
    and h.instance_id = a.instance_id and h.id = (a.details ->> 'id')::bigint
  left join purchases p on p.instance_id = a.instance_id
    and p.id = case when h.id is not null then h.purchase_id
      when a.action = any ($3::text[]) then (a.details ->> 'id')::bigint else (a.details ->> 'purchase')::bigint end
  left join waiter_calls c on a.action = 'waiter_call.attended'
    and c.instance_id = a.instance_id and c.id = (a.details ->> 'id')::bigint
  left join tables t on t.instance_id = a.instance_id
    and t.id = coalesce((a.details ->> 'table')::bigint, c.table_id, p.table_id)
  left join supplier_products o on o.instance_id = a.instance_id
    and o.id = case a.action when 'product.offer' then (a.details ->> 'id')::bigint
      when 'account.add' then (a.details ->> 'product')::bigint end
  left join products m on m.instance_id = a.instance_id and m.id = o.product_id
  left join options n on a.action = 'product.option'
    and n.instance_id = a.instance_id and n.id = (a.details ->> 'id')::bigint
  left join bookings b on a.action like 'booking.%'
    and b.instance_id = a.instance_id and b.id = (a.details ->> 'id')::bigint
  left join suppliers s on s.instance_id = a.instance_id
    and s.id = case when a.action like 'branch.%' then (a.details ->> 'id')::bigint
      when a.action = 'product.option' then (a.details ->> 'branch')::bigint
      when a.action like 'cash.%' or a.action like 'day.%' then (a.details ->> 'supplier')::bigint end
  left join staff_devices v on a.action like 'device.%'
    and v.instance_id = a.instance_id and v.id = (a.details ->> 'device')::bigint
  left join staff_devices d on d.instance_id = a.instance_id and d.id = a.staff_device_id
  left join suppliers w on w.instance_id = a.instance_id
    and w.id = coalesce(s.id, p.supplier_id, t.supplier_id, o.supplier_id, b.supplier_id, v.supplier_id,
      case when a.action like 'television.%' then (a.details ->> 'branch')::bigint end, d.supplier_id)
  left join staff_keys k on k.instance_id = a.instance_id and k.id = a.staff_key_id`;

/** SQL: an action was done to the order whose id is `$6`, as `SUBJECTS` finds it; found by indexes of the details. */
const IS_OF_ORDER = `(
  (action = any ($3) and details ->> 'id' = $6::bigint::text) or details ->> 'purchase' = $6::bigint::text
  or action in ('help.answered', 'help.settled', 'help_photo.seen') and details ->> 'id' in (
    select w.id::text from help_requests w where w.instance_id = $1 and w.purchase_id = $6::bigint))`;
/** No order has it. */
const NO_ORDER = 0;

async function findByNumber(sql: Sql, { ctx, number }: { ctx: Context; number: string | undefined }) {
  if (number === undefined) return null;
  const [order] = await sql<{ id: number }>(
    'select id from purchases where instance_id = $1 and number = $2::bigint',
    [ctx.instance.id, number],
  );
  return order?.id ?? NO_ORDER;
}

const readActions = (
  sql: Sql,
  { ctx, input: { before, person, topic, order, most } }: { ctx: Context; input: Input },
): Promise<Row[]> =>
  sql<Row>(
    `select a.id, a.created_at, a.action, a.details, a.staff_person_id as person_id, a.staff_key_id as key_id,
       k.label as key_label, a.staff_device_id as device_id, d.name as device_name, p.number as order_number, t.label as table_label, coalesce(m.content -> 'name', n.name) as product,
       b.starts_at as booking_at, coalesce(s.settings ->> 'name', s.slug) as branch,
       coalesce(w.settings ->> 'name', w.slug) as place
     from (select * from staff_actions where instance_id = $1
       and ($2::bigint is null
         or (created_at, id) < (select created_at, id from staff_actions where instance_id = $1 and id = $2))
       and ($4::bigint is null or staff_person_id = $4) and ($5::text[] is null or action = any ($5))
       and ($6::bigint is null or ${IS_OF_ORDER})
       order by created_at desc, id desc limit $7) a
     ${SUBJECTS}
     order by a.created_at desc, a.id desc`,
    [
      ctx.instance.id,
      before ?? null,
      ORDER_BY_ID,
      person ?? null,
      topic ? kindsOf(topic) : null,
      ...[order, most],
    ],
  );

/** Each is found by the index, so that a long history costs no more than a short one. */
const listDoers = (sql: Sql, { ctx }: { ctx: Context }) =>
  sql<{ id: number }>(
    `with recursive doers as (
       select (select min(staff_person_id) from staff_actions where instance_id = $1) as id
       union all
       select (select min(staff_person_id) from staff_actions where instance_id = $1 and staff_person_id > d.id)
       from doers d where d.id is not null)
     select coalesce(id, 0) as id from doers where id is not null`,
    [ctx.instance.id],
  );

/** The person whom an action concerns, from its details. */
const targetOf = ({ details: { person } }: Row): number | null =>
  typeof person === 'number' ? person : null;
/** Everybody whom an action names. */
const namedIn = ({ details }: Row): number[] =>
  [details.person, details.asked_by, details.operator].filter((id) => typeof id === 'number');

function byOf({ row, names }: { row: Row; names: Names }): Done['by'] {
  const { details, person_id: personId, key_id: keyId, key_label: label } = row;
  if (details.by === 'branch') return { kind: 'branch', id: null, name: null };
  if (details.by === 'diner') return { kind: 'diner', id: null, name: null };
  if (details.by === 'operator')
    return { kind: 'operator', id: null, name: names.get(Number(details.operator)) ?? null };
  if (personId !== null) return { kind: 'person', id: personId, name: names.get(personId) ?? null };
  if (row.device_id !== null) return { kind: 'device', id: row.device_id, name: row.device_name };
  return { kind: 'key', id: keyId, name: label };
}

function toDone({ ctx, row, names }: { ctx: Context; row: Row; names: Names }): Done {
  const { by: _doer, asked_by: askedBy, operator: _operator, ...details } = row.details;
  const target = targetOf(row);
  return {
    ...{
      id: row.id,
      at: row.created_at.toISOString(),
      by: byOf({ row, names }),
      asked: askedBy === undefined ? null : { name: names.get(Number(askedBy)) ?? null },
      action: row.action,
      details,
    },
    about: {
      ...{ order: row.order_number, table: row.table_label, branch: row.branch },
      product: row.product && localizer(ctx)(row.product),
      person: target === null ? null : (names.get(target) ?? null),
      booking_at: row.booking_at?.toISOString() ?? null,
    },
    where: { branch: row.place, device: row.device_name },
  };
}

/** `GET /staff/history.json` (rule staff/history). */
export async function listHistory({
  ctx,
  input: { number, ...input },
}: {
  ctx: Context;
  input: Omit<Input, 'order' | 'most'> & { number?: string | undefined };
}): Promise<History> {
  const { rows, doers } = await ctx.db.tenant(ctx.instance.id, async (sql) => ({
    rows: await readActions(sql, {
      ctx,
      input: { ...input, order: await findByNumber(sql, { ctx, number }), most: PAGE + 1 },
    }),
    doers: (await listDoers(sql, { ctx })).map(({ id }) => id),
  }));
  const names = await readNames({ ctx, ids: [...doers, ...rows.flatMap(namedIn)] });
  const shown = rows.slice(0, PAGE);
  return {
    people: doers
      .map((id) => ({ id, name: names.get(id) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name, ctx.lang) || one.id - other.id),
    actions: shown.map((row) => toDone({ ctx, row, names })),
    before: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

const MOST_OF_ORDER = 200;

/** The actions that were done to one order, the oldest first; of the last two hundred (rule staff/orders). */
export async function listDoneTo({ ctx, orderId }: { ctx: Context; orderId: number }): Promise<Done[]> {
  const rows = await ctx.db.tenant(ctx.instance.id, (sql) =>
    readActions(sql, { ctx, input: { order: orderId, most: MOST_OF_ORDER } }),
  );
  const names = await readNames({
    ctx,
    ids: rows.flatMap((row) => [...namedIn(row), ...(row.person_id === null ? [] : [row.person_id])]),
  });
  return rows.map((row) => toDone({ ctx, row, names })).reverse();
}
