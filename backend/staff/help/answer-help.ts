import type { Context, TenantSql } from '@/backend/context';
import {
  addAnswerNotice,
  holdAsked,
  holdRated,
  lockStalls,
  settleWords,
  writeAnswer,
  writeFurther,
} from '@/backend/orders';
import { markNewsRead, tellDetails } from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import type { StaffHelp } from '@/lib/contract/staff/help-calls';
import { readHelpRequest } from './help-requests';

type Topic = { id: number; supplierId: number };
type Held = Awaited<ReturnType<typeof holdAsked>>;

/** An answered message is news no more, also for the stalls of a court's order; its diner's page reads it at once. @returns the topics to publish */
async function tellAll({
  sql,
  ctx,
  order,
  isNews,
}: TenantSql & { order: Held['order']; isNews: boolean }): Promise<Topic[]> {
  const stalls = await lockStalls({ sql, ctx, order });
  if (isNews) for (const { id } of [order, ...stalls]) await markNewsRead({ sql, ctx, id, through: 0 });
  await tellDetails({ sql, ctx, purchaseIds: [order.id], details: {} });
  return [order, ...stalls].map(({ id, supplier_id: supplierId }) => ({ id, supplierId }));
}

async function changeHelp({
  ctx,
  id,
  change,
}: {
  ctx: Context;
  id: string;
  /** @returns the request to answer with */
  change: (given: TenantSql & Held) => Promise<number>;
}): Promise<StaffHelp> {
  const { help, topics } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await holdAsked({ sql, ctx, id });
    const written = await change({ sql, ctx, ...held });
    const topics = await tellAll({ sql, ctx, order: held.order, isNews: true });
    return { help: await readHelpRequest({ sql, ctx, id: written }), topics };
  });
  for (const topic of topics) ctx.publish(topic);
  return help;
}

/**
 * `PUT /staff/help_requests/{id}.json` (rule orders/help). The diner is notified, unless their data were erased; what they wrote
 * before it waits no longer, and what they wrote since does. @throws not_found
 */
export const answerHelp = ({
  ctx,
  input: { id, answer },
}: {
  ctx: Context;
  input: { id: string; answer: string };
}): Promise<StaffHelp> =>
  changeHelp({
    ctx,
    id,
    change: async ({ sql, asked }) => {
      const written = await writeAnswer({ sql, ctx, asked, answer: answer.trim() });
      await settleWords({ sql, ctx, asked });
      await addAnswerNotice({ sql, ctx, asked });
      await audit({ sql, ctx, action: 'help.answered', details: { id: written } });
      return written;
    },
  });

/** `PUT /staff/help_requests/{id}/settled.json`: the words up to these need no answer. Done once, whoever repeats it. @throws not_found */
export const settleHelp = ({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<StaffHelp> =>
  changeHelp({
    ctx,
    id,
    change: async ({ sql, asked }) => {
      if (await settleWords({ sql, ctx, asked }))
        await audit({ sql, ctx, action: 'help.settled', details: { id: asked.id } });
      return asked.id;
    },
  });

/**
 * `PUT /staff/orders/{id}/ratings/{rating}.json` (rule staff/ratings): the branch's words stand in the conversation about the order,
 * whether its diner began one or not, and settle nothing that waits there (docs/decisions/0370). @throws not_found, also of an erased diner
 */
export async function answerRating({
  ctx,
  input: { id, rating, answer },
}: {
  ctx: Context;
  input: { id: string; rating: string; answer: string };
}): Promise<StaffHelp> {
  const { help, topics } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { asked, order } = await holdRated({ sql, ctx, id, rating });
    const written = await writeFurther({ sql, ctx, asked, answer: answer.trim() });
    await addAnswerNotice({ sql, ctx, asked });
    await audit({ sql, ctx, action: 'rating.answered', details: { id: order.id } });
    const topics = await tellAll({ sql, ctx, order, isNews: false });
    return { help: await readHelpRequest({ sql, ctx, id: written }), topics };
  });
  for (const topic of topics) ctx.publish(topic);
  return help;
}
