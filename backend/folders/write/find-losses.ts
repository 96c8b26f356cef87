import { createHash } from 'node:crypto';
import type { Sql } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Place, type Question, type Said, say } from '@/lib/domain/shop/problem';
import { amountCell } from '../print/cells';
import { plainCode } from '../read/problems/plain-code';

/** More of a menu is hardly meant to vanish at once. */
const MOST_GONE = 1 / 3;

const MENU: Place = { file: 'menu.csv' };

/** `base`: the tenant as it stands. */
type Given = { sql: Sql; base: TenantBundle; bundle: TenantBundle };
/** `prices`: those that the bundle says. */
type Compared = Omit<Given, 'sql'> & { prices: ReadonlyMap<string, number> };

/** A danger is confirmed with its facts: other ones are another question. @param facts those that its sentence does not show */
function ask(place: Place, said: Said, facts: readonly string[] = []): Question {
  const hash = createHash('sha256').update(JSON.stringify([said.values, facts]));
  return { id: `${said.key}-${hash.digest('hex').slice(0, 16)}`, place, ...said };
}

/** A spreadsheet reads `001` as a number; then every product is a new one. */
function sayGone({
  live,
  lost,
  kept,
}: {
  live: number;
  lost: readonly string[];
  kept: readonly string[];
}): Said {
  const byPlain = new Map(kept.map((sku) => [plainCode(sku), sku]));
  const rewritten = lost.flatMap((was) => {
    const is = byPlain.get(plainCode(was));
    return is === undefined ? [] : [{ was, is }];
  });
  const [first] = rewritten;
  const counts = { gone: lost.length, live };
  return first && rewritten.length * 2 > lost.length
    ? say('codes_without_zeros', { ...counts, ...first })
    : say('products_gone', counts);
}

function findMenuLoss({ base, bundle: { products } }: Compared): Question[] {
  const live = base.products.map(({ sku }) => sku);
  const skus = [...new Set(products.map(({ sku }) => sku))];
  const kept = new Set(skus);
  const lost = live.filter((sku) => !kept.has(sku));
  if (lost.length <= live.length * MOST_GONE) return [];
  return [ask(MENU, sayGone({ live: live.length, lost, kept: skus }), lost)];
}

/** The prices of a tenant, in the order of its menu and its branches. */
const offersOf = ({ products }: TenantBundle) =>
  products.flatMap(({ sku, offers }) =>
    offers.map(({ branchSlug: branch, priceMinor }) => ({ branch, sku, priceMinor })),
  );
const offerKey = (offer: { branch: string; sku: string }) => JSON.stringify([offer.branch, offer.sku]);

/** A sku may stay while the column `branches` takes it from a branch. `findBranchLosses` reports whole branches. */
function findOfferLosses({ base, bundle, prices }: Compared): Question[] {
  const branches = [...new Set(bundle.branches.map(({ slug }) => slug))].sort();
  const standing = offersOf(base);
  return branches.flatMap((branch) => {
    const offers = standing.filter((offer) => offer.branch === branch);
    const live = offers.length;
    const gone = offers.filter((offer) => !prices.has(offerKey(offer))).length;
    if (gone <= live * MOST_GONE) return [];
    const of = { kind: 'branch' as const, key: branch };
    return [ask({ ...MENU, of }, say('branch_products_gone', { branch, live, gone }))];
  });
}

async function findBranchLosses({ sql, bundle: { slug, branches } }: Given): Promise<Question[]> {
  const slugs = branches.map((one) => one.slug);
  const stored = await sql<{ slug: string; orders: number }>(
    `select s.slug, (select count(*)::int from purchases c
       where c.instance_id = s.instance_id and c.supplier_id = s.id
         and c.status not in ('cart', 'delivered', 'closed_account', 'finished', 'cancelled')) as orders
     from instances i join suppliers s on s.instance_id = i.id and s.removed_at is null
     where i.slug = $1 order by s.slug`,
    [slug],
  );
  const gone = stored.filter((one) => !slugs.includes(one.slug));
  const fresh = slugs.filter((one) => !stored.some((other) => other.slug === one));
  const [other, ...others] = fresh;
  // One went and one came: it was hardly closed and another opened, but got another slug.
  const isRenamed = gone.length === 1 && other !== undefined && others.length === 0;
  return gone.map(({ slug: branch, orders }) =>
    ask(
      { file: 'branches.yaml', of: { kind: 'branch', key: branch } },
      isRenamed ? say('branch_renamed', { branch, other, orders }) : say('branch_gone', { branch, orders }),
    ),
  );
}

/** A price that becomes a fifth or five times as much has often lost or got a zero. */
const JUMP = 5;
const SHOWN = 5;

/** Prices of products that stay, in the currency's own units: the first that jumps of each. */
function findPriceJumps({ base, bundle: { currency }, prices }: Compared): Question[] {
  const bySku = new Map<string, { sku: string; was: number; will: number }>();
  for (const { priceMinor: was, ...offer } of offersOf(base)) {
    const will = prices.get(offerKey(offer));
    if (will === undefined || was === 0 || bySku.has(offer.sku)) continue;
    if (will * JUMP <= was || will >= was * JUMP) bySku.set(offer.sku, { sku: offer.sku, was, will });
  }
  const jumps = [...bySku.values()];
  if (jumps.length === 0) return [];
  const changes = jumps.map(
    ({ sku, was, will }) =>
      `${sku} ${amountCell({ amountMinor: was, currency })} → ${amountCell({ amountMinor: will, currency })}`,
  );
  const values = {
    changes: changes.slice(0, SHOWN).join(', '),
    more: Math.max(0, changes.length - SHOWN),
  };
  return [ask(MENU, say('prices_jump', values), changes)];
}

/** Lists what an import would take away that an owner hardly means, each to be confirmed by its id. */
export async function findLosses(given: Given): Promise<Question[]> {
  const { base, bundle } = given;
  const prices = new Map(offersOf(bundle).map((offer) => [offerKey(offer), offer.priceMinor]));
  const compared = { base, bundle, prices };
  const ofMenu = findMenuLoss(compared);
  // A product that vanishes everywhere vanishes from each branch too: one sentence says it.
  const ofOffers = ofMenu.length > 0 ? [] : findOfferLosses(compared);
  return [...ofMenu, ...ofOffers, ...(await findBranchLosses(given)), ...findPriceJumps(compared)];
}
