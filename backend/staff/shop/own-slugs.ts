import type { Context } from '@/backend/context';
import { branchesOf } from '@/backend/staff/branches/own-branches';

/** The slugs of the branches that the caller may edit; null: all, and the whole restaurant (rule staff/branches). */
export async function ownSlugs(ctx: Context): Promise<string[] | null> {
  const own = branchesOf(ctx);
  if (own === null) return null;
  const rows = await ctx.db.statement<{ slug: string }>(
    ctx.instance.id,
    'select slug from suppliers where instance_id = $1 and id = any ($2) and removed_at is null order by position',
    [ctx.instance.id, own],
  );
  return rows.map(({ slug }) => slug);
}
