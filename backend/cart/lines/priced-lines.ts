import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { Stall } from '@/lib/contract/primitives';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { type KeptPrice, withKeptPrice } from '@/lib/domain/cart/kept-price';
import { type StoredChoice, sortedChoices, toChoices } from '@/lib/domain/cart/stored-choices';
import type { BundledPieces } from '@/lib/domain/menu/bundles';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import { nestGroups } from '@/lib/domain/menu/options/nest-groups';
import { findChoiceIssues } from '@/lib/domain/menu/options/option-limits';
import { findSoldOutChoice } from '@/lib/domain/menu/options/sold-out-choice';
import { withBundles } from '@/lib/domain/menu/price-lines';
import type { SentFacts } from '@/lib/domain/table/rounds';
import type { LocalText } from '@/lib/domain/text/local-text';
import { courtOf } from '../branch/court';
import { groupsOf, type OptionGroup, type ProductGroup } from './option-groups';
import { type LinePromo, priceOffer, toLinePromo } from './price-offer';

/** `options`: what is chosen inside it. */
type NamedOption = { optionId: number; name: LocalText; count: number; options?: NamedOption[] };

/** The content of a line as it was when the order was placed. */
type LineContent = {
  name: LocalText;
  image: ProductContent['image'];
  isAlcoholic: boolean;
  options: NamedOption[];
  /** Missing in lines that were ordered before it was kept. */
  promo?: LinePromo | null;
  /** Ordered at a price that its line kept, when the dish cost more (rule cart/kept-price). */
  isKept?: true;
};

/** Facts of a line in a table's account (rule table/account); null in any other purchase. */
type Sent = SentFacts & {
  /** The profile whose line it is. */
  member_id: number | null;
  for_all: boolean;
  round: number | null;
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
  created_at: Date;
  frozen_unit_minor: number | null;
  off_minor: number;
  kept_price: KeptPrice | null;
  frozen: LineContent | null;
  supplier_id: number;
  stall: (Stall & { court: string }) | null;
  price_minor: number;
  stock: number | null;
  available: boolean;
  on_menu: boolean;
  content: ProductContent;
  groups: ProductGroup[] | null;
} & Sent;

/** The menu's price in a cart, the frozen one in an order. */
export type PricedLine = {
  id: number;
  offerId: number;
  productId: number;
  supplierId: number;
  /** The stall; null outside a court. */
  stall: Stall | null;
  count: number;
  choices: StoredChoice[];
  comment: string;
  unitMinor: number;
  /** The dish alone of one piece, without options. */
  ownMinor: number;
  /** A piece without a promotion. */
  beforeMinor: number;
  /** The kept price as it is in the line; null in an order, and for lines that were brought into a cart. */
  kept: KeptPrice | null;
  /** Its price was kept, is lower than today's, and is so until then (rule cart/kept-price). */
  keptUntil: Date | null;
  /** Its price was kept for this service, was lower than today's, and is not the line's any more. */
  keptFor: ServiceChoice | null;
  /** The discount of bundles on the line (rule menu/bundles). */
  offMinor: number;
  /** Null for a line that no longer follows the menu. */
  bundle: BundledPieces | null;
  /** Pieces that fill the bundle that this line began. */
  missing: number;
  content: LineContent;
  stock: number | null;
  maxPerOrder: number | null;
  served: ProductContent['served'];
  available: boolean;
  sold: boolean;
  choicesFit: boolean;
  /** The name of the first chosen option that is sold out; null: none is. */
  soldOutOption: LocalText | null;
} & Sent;

/** The choices as a line stores them, so that equal choices are equal text. */
export const storedChoices = ({ options = [] }: { options?: readonly StoredChoice[] | undefined }): string =>
  JSON.stringify(sortedChoices(options));

function nameOptions(choices: readonly StoredChoice[], groups: readonly OptionGroup[]): NamedOption[] {
  const known = groups.flatMap((group) => group.options);
  return choices.flatMap(({ option_id, count, options = [] }) => {
    const option = known.find(({ id }) => id === option_id);
    if (!option) return [];
    const inside = options.length === 0 ? {} : { options: nameOptions(options, option.groups) };
    return [{ optionId: option_id, name: option.name, count, ...inside }];
  });
}

function toContent({
  row,
  groups,
  beforeMinor,
}: {
  row: LineRow;
  groups: readonly OptionGroup[];
  beforeMinor: number;
}): LineContent {
  return {
    name: row.content.name,
    image: row.content.image,
    isAlcoholic: row.content.isAlcoholic,
    options: nameOptions(row.choices, groups),
    promo: toLinePromo({ promo: row.content.promo, beforeMinor }),
  };
}

const LINES = '* from purchase_lines where instance_id = $1 and purchase_id = asked.id';
/** A line that is ordered ahead has no member yet (rule booking/ordering-ahead). */
const LINES_AHEAD = `instance_id, id, booking_id as purchase_id, offer_id, count, choices, comment, created_at, unit_minor, off_minor, null::jsonb as kept_price, content,
  null::bigint as member_id, false as for_all, null::int as round, null::text as state, null::text as void_reason, false as later, null::timestamptz as called_at
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
    `select l.id, l.purchase_id, l.offer_id, o.product_id, l.count, l.choices, l.comment, l.created_at,
       l.unit_minor as frozen_unit_minor, l.off_minor, l.kept_price, l.content as frozen, l.member_id, l.for_all, l.round, l.state, l.void_reason, l.later, l.called_at,
       o.supplier_id, o.price_minor, o.stock, o.available,
       o.removed_at is null and p.removed_at is null as on_menu, p.content,
       case when l.unit_minor is null then ${groupsOf('o.instance_id', 'o.product_id', 'o.supplier_id')} end as groups,
       (select jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.settings ->> 'name', 'court', s.court)
        from suppliers s where s.instance_id = o.instance_id and s.id = o.supplier_id and s.court is not null) as stall
     from unnest($2::bigint[]) as asked (id)
     cross join lateral (
       select ${ahead ? LINES_AHEAD : LINES} offset 0) l
     join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
     join products p on p.instance_id = o.instance_id and p.id = o.product_id`,
    [ctx.instance.id, purchaseIds],
  );

/** The purchase or booking of the lines. */
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
  withBundles(
    rows
      .filter(({ purchase_id }) => purchase_id === purchase.id)
      .sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
      .map((row) => toPricedLine({ row, purchase, at: ctx.now })),
  );

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

/** True for an offer of its own branch, or of a stall of the same court. */
function isSoldThere({ row, purchase }: { row: LineRow; purchase: Order }): boolean {
  const court = courtOf(purchase);
  return row.supplier_id === purchase.supplier.id || (court !== null && row.stall?.court === court);
}

function toPricedLine({
  row,
  purchase,
  at,
}: {
  row: LineRow;
  purchase: Order;
  at: Date;
}): Omit<PricedLine, 'missing'> {
  const { stall } = row;
  const groups = nestGroups(row.groups ?? []);
  const choices = toChoices(row.choices);
  const place = { ...purchase, branch: stall?.slug ?? purchase.supplier.slug };
  const offer = { id: row.offer_id, price_minor: row.price_minor, content: row.content };
  const { unitMinor, ownMinor, beforeMinor, bundle, keptUntil, keptFor } = withKeptPrice({
    price: priceOffer({ offer, groups, choices, place, at }),
    kept: row.kept_price,
    sold: { offerId: row.offer_id, service: toServiceChoice(purchase) },
    now: at,
  });
  const sold = row.on_menu && isSoldThere({ row, purchase });
  return {
    id: row.id,
    offerId: row.offer_id,
    productId: row.product_id,
    supplierId: row.supplier_id,
    stall: stall && { id: stall.id, slug: stall.slug, name: stall.name },
    count: row.count,
    choices: row.choices,
    comment: row.comment,
    unitMinor: row.frozen_unit_minor ?? unitMinor,
    ownMinor,
    beforeMinor,
    kept: row.frozen_unit_minor === null ? row.kept_price : null,
    keptUntil: row.frozen_unit_minor === null ? keptUntil : null,
    keptFor: row.frozen_unit_minor === null ? keptFor : null,
    offMinor: row.off_minor,
    bundle: sold && row.frozen_unit_minor === null ? bundle : null,
    content: row.frozen ?? toContent({ row, groups, beforeMinor }),
    stock: row.stock,
    maxPerOrder: row.content.maxPerOrder,
    served: row.content.served,
    available: row.available && canBeChosen(groups),
    sold,
    choicesFit: findChoiceIssues({ groups, choices }).length === 0,
    soldOutOption: findSoldOutChoice(groups, choices)?.name ?? null,
    member_id: row.member_id,
    for_all: row.for_all,
    round: row.round,
    state: row.state,
    void_reason: row.void_reason,
    later: row.later,
    called_at: row.called_at,
  };
}
