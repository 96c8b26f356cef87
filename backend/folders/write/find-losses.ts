import type { Sql } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Problem } from '../read/problems/problems';

/** More of a menu is hardly meant to vanish at once. */
const MOST_GONE = 1 / 3;
const MEANT = 'repeat the import with --yes if that is meant';

async function findMenuLoss({ sql, bundle: { slug, products } }: Given): Promise<Problem[]> {
  const [count] = await sql<{ live: number; gone: number }>(
    `select count(*)::int as live, count(*) filter (where n.sku is null)::int as gone
     from instances i join products p on p.instance_id = i.id and p.removed_at is null
     left join unnest($2::text[]) as n (sku) on n.sku = p.sku
     where i.slug = $1`,
    [slug, [...new Set(products.map(({ sku }) => sku))]],
  );
  if (!count || count.gone <= count.live * MOST_GONE) return [];
  const message = `${count.gone} of ${count.live} products would be removed, because their sku is not in the file: ${MEANT}`;
  return [{ file: 'menu.csv', message }];
}

/** A sku may stay while the column `branches` takes it from a branch. `findBranchLosses` reports whole branches. */
async function findOfferLosses({ sql, bundle: { slug, branches, products } }: Given): Promise<Problem[]> {
  const offers = products.flatMap(({ sku, offers }) => offers.map(({ branchSlug }) => ({ sku, branchSlug })));
  const counts = await sql<{ slug: string; live: number; gone: number }>(
    `select s.slug, count(*)::int as live, count(*) filter (where n.sku is null)::int as gone
     from instances i join suppliers s on s.instance_id = i.id and s.removed_at is null
     join supplier_products o on o.instance_id = s.instance_id and o.supplier_id = s.id and o.removed_at is null
     join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
     left join unnest($2::text[], $3::text[]) as n (branch, sku) on n.branch = s.slug and n.sku = p.sku
     where i.slug = $1 and s.slug = any($4) group by s.slug order by s.slug`,
    [
      slug,
      offers.map(({ branchSlug }) => branchSlug),
      offers.map(({ sku }) => sku),
      branches.map((one) => one.slug),
    ],
  );
  return counts
    .filter(({ live, gone }) => gone > live * MOST_GONE)
    .map(({ slug: branch, live, gone }) => ({
      file: 'menu.csv',
      message: `${gone} of ${live} products would be removed from the branch ${branch}: ${MEANT}`,
    }));
}

async function findBranchLosses({ sql, bundle: { slug, branches } }: Given): Promise<Problem[]> {
  const gone = await sql<{ slug: string; orders: number }>(
    `select s.slug, (select count(*)::int from purchases c
       where c.instance_id = s.instance_id and c.supplier_id = s.id
         and c.status not in ('cart', 'delivered', 'closed_account', 'finished', 'cancelled')) as orders
     from instances i join suppliers s on s.instance_id = i.id and s.removed_at is null
     where i.slug = $1 and s.slug <> all($2) order by s.slug`,
    [slug, branches.map((one) => one.slug)],
  );
  return gone.map(({ slug: branch, orders }) => ({
    file: 'branches.yaml',
    message: `the branch ${branch} would be removed${orders > 0 ? `, and ${orders} of its orders are running` : ''}: ${MEANT}`,
  }));
}

type Given = { sql: Sql; bundle: TenantBundle };

/** Lists what an import would take away that an owner hardly means, each with the way to do it all the same. */
export async function findLosses(given: Given): Promise<Problem[]> {
  const ofMenu = await findMenuLoss(given);
  // A product that vanishes everywhere vanishes from each branch too: one sentence says it.
  const ofOffers = ofMenu.length > 0 ? [] : await findOfferLosses(given);
  return [...ofMenu, ...ofOffers, ...(await findBranchLosses(given))];
}
