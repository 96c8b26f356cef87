import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Asked } from './hold-asked';

/** Words of the branch that follow its last ones; the same again are one answer. @returns the row that holds them */
export async function writeFurther({
  sql,
  ctx,
  asked: { purchase_id: purchaseId, profile_id: profileId, reason },
  answer,
}: TenantSql & { asked: Omit<Asked, 'id' | 'answer'>; answer: string }): Promise<number> {
  const conversation = [ctx.instance.id, purchaseId, profileId];
  const [last] = await sql<{ id: number; answer: string | null }>(
    `select id, answer from help_requests where instance_id = $1 and purchase_id = $2 and profile_id = $3 and answer is not null
     order by answered_at desc, id desc limit 1`,
    conversation,
  );
  if (last?.answer === answer) return last.id;
  const [written] = await sql<{ id: number }>(
    `insert into help_requests (instance_id, purchase_id, profile_id, reason, words, created_at, answer, answered_at, of_branch)
     values ($1, $2, $3, $4, '', $5, $6, $5, true) returning id`,
    [...conversation, reason, ctx.now, answer],
  );
  if (!written) throw new AppError('not_found');
  return written.id;
}

/** @returns the request that holds the answer: the one that was asked, or a further one of the branch */
export async function writeAnswer({
  sql,
  ctx,
  asked,
  answer,
}: TenantSql & { asked: Asked; answer: string }): Promise<number> {
  await ctx.checkpoint('help-before-answer');
  if (asked.answer !== null) return writeFurther({ sql, ctx, asked, answer });
  await sql('update help_requests set answer = $3, answered_at = $4 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    asked.id,
    answer,
    ctx.now,
  ]);
  return asked.id;
}

/**
 * The words up to those that were asked wait no longer; what the diner wrote meanwhile does.
 * @returns whether any waited
 */
export async function settleWords({ sql, ctx, asked }: TenantSql & { asked: Asked }): Promise<boolean> {
  const settled = await sql(
    `update help_requests set settled_at = $5 where instance_id = $1 and purchase_id = $2 and profile_id = $3 and id <= $4
       and answer is null and settled_at is null returning 1`,
    [ctx.instance.id, asked.purchase_id, asked.profile_id, asked.id, ctx.now],
  );
  return settled.length > 0;
}
