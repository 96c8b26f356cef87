import {
  fallbackMarker,
  getKnownSupplierRow,
  listCourtRows,
  localizer,
  type SupplierRow,
  toBranch,
} from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { listPopups } from '@/backend/tenant';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Category, ProductCard } from '@/lib/contract/menu/menu';
import type { Picture } from '@/lib/contract/primitives';
import { hoursAt } from '@/lib/domain/branches/pauses';
import { toPublicScore } from '@/lib/domain/feedback/public-score';
import { comingDryPeriod } from '@/lib/domain/menu/dry-law';
import type { LocalText } from '@/lib/domain/text/local-text';
import { PRODUCT_SELECT, type ProductRow, toProductCard } from './menu-rows';

type CategoryRow = {
  id: number;
  parent_id: number | null;
  content: { name: LocalText; description: LocalText; image: Picture | null };
};

/** Reads the branch's score where the tenant shows it (rule feedback/public-score). */
async function readScore({ sql, ctx, supplierId }: { sql: Sql; ctx: Context; supplierId: number }) {
  const [kept] = await sql<{ count: number; sum: number }>(
    `select s.count, s.sum from branch_scores s join instances i on i.id = s.instance_id
     where s.instance_id = $1 and s.supplier_id = $2 and (i.settings -> 'flags' ->> 'showScore')::boolean`,
    [ctx.instance.id, supplierId],
  );
  return kept ? toPublicScore(kept) : null;
}

/** `GET /domain/suppliers/{slug}.json`: five queries for any size of menu, one more in a court. */
export async function getSupplier({
  ctx,
  input,
}: {
  ctx: Context;
  input: { slug: string };
}): Promise<Supplier> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const { is_removed: isRemoved, ...row } = await getKnownSupplierRow(sql, instanceId, input.slug);
    if (isRemoved) return toRemoved({ row, ctx });
    const products = await sql<ProductRow>(`${PRODUCT_SELECT} and o.supplier_id = $2 order by p.position`, [
      instanceId,
      row.id,
    ]);
    const categories = await sql<CategoryRow>(
      'select id, parent_id, content from categories where instance_id = $1 and removed_at is null order by position',
      [instanceId],
    );
    const stalls = row.court === null ? [] : await listCourtRows({ sql, instanceId, court: row.court });
    return {
      ...toBranch({ row, ctx }),
      stalls: stalls.map(({ id, slug, settings }) => ({
        id,
        slug,
        name: settings.name,
        opening_hours: hoursAt({ hours: settings, at: ctx.now }),
      })),
      popups: await listPopups({ sql, ctx, supplier: row }),
      dry_law: comingDryPeriod({
        periods: row.settings.dryLaw ?? [],
        now: ctx.now,
        timezone: row.settings.timezone,
      }),
      score: await readScore({ sql, ctx, supplierId: row.id }),
      menu: { categories: toCategories({ categories, products, ctx }) },
    };
  });
}

const toRemoved = ({ row, ctx }: { row: SupplierRow; ctx: Context }): Supplier => ({
  ...toBranch({ row, ctx }),
  services: [],
  stalls: [],
  popups: [],
  dry_law: null,
  score: null,
  menu: { categories: [] },
  removed: true,
});

function toCategories({
  categories,
  products,
  ctx,
}: {
  categories: CategoryRow[];
  products: ProductRow[];
  ctx: Context;
}): Category[] {
  const [text, mark] = [localizer(ctx), fallbackMarker(ctx)];
  const cards = new Map<number, ProductCard[]>();
  for (const row of products) {
    const list = cards.get(row.category_id) ?? [];
    list.push(toProductCard({ row, ctx }));
    cards.set(row.category_id, list);
  }
  const toNode = ({ id, content }: CategoryRow) => ({
    id,
    name: text(content.name),
    name_in: mark(content.name),
    description: text(content.description),
    description_in: mark(content.description),
    products: cards.get(id) ?? [],
  });
  return categories
    .filter((category) => category.parent_id === null)
    .map((category) => ({
      ...toNode(category),
      image: category.content.image,
      subcategories: categories
        .filter((child) => child.parent_id === category.id)
        .map(toNode)
        .filter((child) => child.products.length > 0),
    }))
    .filter((category) => category.products.length + category.subcategories.length > 0);
}
