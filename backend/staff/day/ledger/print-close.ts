import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { keepAnswer } from '@/backend/platform/idempotency';
import { audit } from '@/backend/staff/audit';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import { getClose } from './read-closes';

/** The close as one of its prints says it, whatever was printed since. @param copies which copy; 0: the original. @throws not_found */
export async function getPrinted({
  ctx,
  input: { id, copies },
}: {
  ctx: Context;
  input: { id: string; copies: number };
}): Promise<MoneyClose> {
  return { ...(await getClose({ ctx, input: { id } })), copies };
}

/**
 * `POST /staff/closes/{id}/prints.json`: the first print is the original, and each other one is counted; of two at once one is the
 * original. Audited (rule staff/close). @throws not_found
 */
export async function printClose({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<MoneyClose> {
  const copies = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [printed] = await sql<{ copies: number; number: number; supplier_id: number }>(
      `update money_closes set copies = copies + case when printed_at is null then 0 else 1 end,
         printed_at = coalesce(printed_at, $3)
       where instance_id = $1 and id = $2 returning copies, number, supplier_id`,
      [ctx.instance.id, input.id, ctx.now],
    );
    if (!printed) throw new AppError('not_found');
    const { copies: copy, number, supplier_id: supplier } = printed;
    await audit({ sql, ctx, action: 'day.printed', details: { supplier, number, copy } });
    await keepAnswer({ sql, ctx, kept: { copies: copy } });
    return copy;
  });
  return getPrinted({ ctx, input: { id: input.id, copies } });
}
