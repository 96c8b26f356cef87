import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { HelpReason } from '@/lib/domain/orders/help';

type Asked = {
  id: number;
  purchase_id: number;
  profile_id: number;
  reason: HelpReason;
  answer: string | null;
};

/** The row is held: when two staff answer at once, neither takes the other's words away. @throws not_found, also of an erased diner */
async function lockAsked({ sql, ctx, id }: TenantSql & { id: string }): Promise<Asked> {
  const [asked] = await sql<Asked>(
    `select h.id, h.purchase_id, h.profile_id, h.reason, h.answer from help_requests h
     where h.instance_id = $1 and h.id = $2 and exists (select 1 from profiles p
       where p.instance_id = h.instance_id and p.id = h.profile_id and p.erased_at is null for key share) for update of h`,
    [ctx.instance.id, id],
  );
  if (!asked) throw new AppError('not_found');
  return asked;
}

/** Words of the branch that follow its last ones; the same again are one answer. @returns the row that holds them */
async function writeFurther({
  sql,
  ctx,
  asked: { purchase_id: purchaseId, profile_id: profileId, reason },
  answer,
}: TenantSql & { asked: Asked; answer: string }): Promise<number> {
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

/** @returns the request that holds the answer: the one that was asked, or a further one of the branch @throws not_found */
export async function writeAnswer({
  sql,
  ctx,
  id,
  answer,
}: TenantSql & { id: string; answer: string }): Promise<number> {
  const asked = await lockAsked({ sql, ctx, id });
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
