import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';

/** As the operator, for the application writes no table: what was printed opens nothing any more, of one table or room, or of all of a branch. @throws not_found */
export async function renewCodes({
  ctx,
  input: { branch, label },
}: {
  ctx: Context;
  input: { branch: string; label: string | null };
}): Promise<{ renewed: number }> {
  const renewed = await ctx.db.system((sql) =>
    sql<{ id: number }>(
      `update tables t set qr_version = qr_version + 1 from suppliers s
       where t.instance_id = $1 and s.instance_id = t.instance_id and s.id = t.supplier_id and s.slug = $2
         and ($3::text is null or t.label_key = lower($3)) and t.removed_at is null
       returning t.id`,
      [ctx.instance.id, branch, label],
    ),
  );
  const what = label === null ? 'a table or room' : `table or room ${label}`;
  if (renewed.length === 0)
    throw new AppError('not_found', { message: `Branch ${branch} of ${ctx.instance.slug} has not ${what}.` });
  return { renewed: renewed.length };
}
