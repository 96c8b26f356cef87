import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { Stall } from '@/lib/contract/primitives';
import type { Choice, GroupRule } from '@/lib/domain/menu/option-limits';
import { currentPrice, findChoiceIssues, unitPrice } from '@/lib/domain/menu/unit-price';
import type { LineState } from '@/lib/domain/table/rounds';
import type { LocalText } from '@/lib/domain/text/local-text';
import { courtOf } from './court';
import type { PurchaseRow } from './purchase-rows';

type StoredChoice = { option_id: number; count: number };

/** As of the placing. */
type LineContent = {
  name: LocalText;
  image: ProductContent['image'];
  isAlcoholic: boolean;
  options: { optionId: number; name: LocalText; count: number }[];
};

/** Of what several people order together (rule table/account); null in any other purchase. */
type Sent = {
  /** The profile whose line it is. */
  member_id: number | null;
  for_all: boolean;
  round: number | null;
  state: LineState | null;
  void_reason: string | null;
};

type LineRow = {
  id: number;
  purchase_id: number;
  offer_id: number;
  product_id: number;
  count: number;
  choices: StoredChoice[];
  comment: string;
  frozen_unit_minor: number | null;
  frozen: LineContent | null;
  supplier_id: number;
  stall: (Stall & { court: string }) | null;
  price_minor: number;
  stock: number | null;
  available: boolean;
  on_menu: boolean;
  content: ProductContent;
  groups: OptionGroup[] | null;
} & Sent;

/** The menu's price in a cart, the frozen one in an order. */
export type PricedLine = {
  id: number;
  offerId: number;
  productId: number;
  supplierId: number;
  /** Of a branch in a court. */
  stall: Stall | null;
  count: number;
  choices: StoredChoice[];
  comment: string;
  unitMinor: number;
  content: LineContent;
  stock: number | null;
  available: boolean;
  sold: boolean;
  choicesFit: boolean;
} & Sent;

export type OptionGroup = GroupRule & { options: (GroupRule['options'][number] & { name: LocalText })[] };

/** As lines hold them, so that equal choices are equal text. */
export const storedChoices = ({ options = [] }: { options?: readonly StoredChoice[] | undefined }): string =>
  JSON.stringify([...options].sort((a, b) => a.option_id - b.option_id));

export const toChoices = (stored: readonly StoredChoice[]): Choice[] =>
  stored.map(({ option_id, count }) => ({ optionId: option_id, count }));

const groupsOf = (instanceId: string, productId: string) => `
  (select jsonb_agg(jsonb_build_object('id', g.id, 'min', g.min, 'max', g.max, 'free', g.free, 'options', own.options)
     order by g.position)
   from option_groups g cross join lateral (
     select jsonb_agg(jsonb_build_object('id', n.id, 'priceMinor', n.price_minor, 'max', n.max,
       'available', n.available, 'name', n.name) order by n.position) as options
     from options n where n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null) own
   where g.instance_id = ${instanceId} and g.product_id = ${productId} and g.removed_at is null
     and own.options is not null)`;

export const OFFER_GROUPS = `${groupsOf('o.instance_id', 'o.product_id')} as groups`;

export async function listOptionGroups({
  sql,
  ctx,
  productIds,
}: {
  sql: Sql;
  ctx: Context;
  productIds: readonly number[];
}): Promise<Map<number, OptionGroup[]>> {
  const rows = await sql<{ product_id: number; groups: OptionGroup[] | null }>(
    `select asked.id as product_id, ${groupsOf('$1', 'asked.id')} as groups
     from unnest($2::bigint[]) as asked (id)`,
    [ctx.instance.id, productIds],
  );
  return new Map(rows.map(({ product_id, groups }) => [product_id, groups ?? []]));
}

function toContent(row: LineRow, groups: readonly OptionGroup[]): LineContent {
  const options = groups.flatMap((group) => group.options);
  return {
    name: row.content.name,
    image: row.content.image,
    isAlcoholic: row.content.isAlcoholic,
    options: row.choices.flatMap(({ option_id, count }) => {
      const option = options.find(({ id }) => id === option_id);
      return option ? [{ optionId: option_id, name: option.name, count }] : [];
    }),
  };
}

const LINES = '* from purchase_lines where instance_id = $1 and purchase_id = asked.id';
/** What is ordered ahead of a table is nobody's line yet (rule booking/ordering-ahead). */
const LINES_AHEAD = `instance_id, id, booking_id as purchase_id, offer_id, count, choices, comment, unit_minor, content,
  null::bigint as member_id, false as for_all, null::int as round, null::text as state, null::text as void_reason
  from booking_lines where instance_id = $1 and booking_id = asked.id`;

/**
 * One statement. Each purchase is asked for by itself: the planner would expect all lines of the tenant for a list.
 * @param ahead of bookings
 */
export const listLineRows = ({
  sql,
  ctx,
  purchaseIds,
  ahead = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseIds: readonly (number | string)[];
  ahead?: boolean;
}): Promise<LineRow[]> =>
  sql<LineRow>(
    `select l.id, l.purchase_id, l.offer_id, o.product_id, l.count, l.choices, l.comment,
       l.unit_minor as frozen_unit_minor, l.content as frozen, l.member_id, l.for_all, l.round, l.state, l.void_reason,
       o.supplier_id, o.price_minor, o.stock, o.available,
       o.removed_at is null and p.removed_at is null as on_menu, p.content,
       case when l.unit_minor is null then ${groupsOf('o.instance_id', 'o.product_id')} end as groups,
       (select jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.settings ->> 'name', 'court', s.court)
        from suppliers s where s.instance_id = o.instance_id and s.id = o.supplier_id and s.court is not null) as stall
     from unnest($2::bigint[]) as asked (id)
     cross join lateral (
       select ${ahead ? LINES_AHEAD : LINES} offset 0) l
     join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
     join products p on p.instance_id = o.instance_id and p.id = o.product_id`,
    [ctx.instance.id, purchaseIds],
  );

/** What its lines belong to. */
type Order = Pick<PurchaseRow, 'id' | 'service' | 'subservice' | 'supplier'>;

/** Sorted here and without a join: either made the planner read all purchases of the tenant. */
export const priceLines = ({
  rows,
  ctx,
  purchase,
}: {
  rows: readonly LineRow[];
  ctx: Context;
  purchase: Order;
}): PricedLine[] =>
  rows
    .filter(({ purchase_id }) => purchase_id === purchase.id)
    .sort((a, b) => a.id - b.id)
    .map((row) => toPricedLine({ row, purchase, at: ctx.now }));

export async function listPricedLines({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: readonly PurchaseRow[];
}): Promise<Map<number, PricedLine[]>> {
  const rows = await listLineRows({ sql, ctx, purchaseIds: purchases.map(({ id }) => id) });
  return new Map(purchases.map((purchase) => [purchase.id, priceLines({ rows, ctx, purchase })]));
}

/** Of its own branch, or of a stall of the same court. */
function isSoldThere({ row, purchase }: { row: LineRow; purchase: Order }): boolean {
  const court = courtOf(purchase);
  return row.supplier_id === purchase.supplier.id || (court !== null && row.stall?.court === court);
}

function toPricedLine({ row, purchase, at }: { row: LineRow; purchase: Order; at: Date }): PricedLine {
  const { stall } = row;
  const groups = row.groups ?? [];
  const choices = toChoices(row.choices);
  const { promo } = row.content;
  const priceMinor = currentPrice({
    listMinor: row.price_minor,
    promo: promo && { price: promo.priceMinor, window: promo.window },
    at,
    timezone: purchase.supplier.settings.timezone,
  });
  return {
    id: row.id,
    offerId: row.offer_id,
    productId: row.product_id,
    supplierId: row.supplier_id,
    stall: stall && { id: stall.id, slug: stall.slug, name: stall.name },
    count: row.count,
    choices: row.choices,
    comment: row.comment,
    unitMinor: row.frozen_unit_minor ?? unitPrice({ priceMinor, groups, choices }),
    content: row.frozen ?? toContent(row, groups),
    stock: row.stock,
    available: row.available,
    sold: row.on_menu && isSoldThere({ row, purchase }),
    choicesFit: findChoiceIssues({ groups, choices }).length === 0,
    member_id: row.member_id,
    for_all: row.for_all,
    round: row.round,
    state: row.state,
    void_reason: row.void_reason,
  };
}
