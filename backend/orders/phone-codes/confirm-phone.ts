import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId, keepConfirmation } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { judgeTry } from '@/lib/domain/people/phone-code';
import { isCodeOf, toCountedHash } from './code-of';
import { type Asked, loadAsked } from './load-asked';

type Row = { id: string; expires_at: Date; tries: number; used_at: Date | null };

/** Finds the newest code of this diner, cart and phone. */
async function findNewest({ sql, ctx, asked }: { sql: Sql; ctx: Context; asked: Asked }) {
  const [row] = await sql<Row>(
    `select id, expires_at, tries, used_at from phone_codes
     where instance_id = $1 and profile_id = $2 and purchase_id = $3 and phone_hash = $4
     order by created_at desc limit 1`,
    [ctx.instance.id, getDinerId(ctx), asked.purchaseId, toCountedHash(asked.sms, 'phone', asked.phone)],
  );
  return row ?? null;
}

/** A wrong try is kept, so it must not be thrown inside the transaction. */
async function tryCode({ sql, ctx, asked, code }: { sql: Sql; ctx: Context; asked: Asked; code: string }) {
  const row = await findNewest({ sql, ctx, asked });
  const facts = row && {
    instance_id: ctx.instance.id,
    profile_id: getDinerId(ctx),
    purchase_id: asked.purchaseId,
    id: row.id,
    phone: asked.phone,
  };
  const verdict = judgeTry({
    sent: row && { expiresAt: row.expires_at, tries: row.tries, isUsed: row.used_at !== null },
    isRight: facts !== null && isCodeOf({ sms: asked.sms, facts, code }),
    now: ctx.now,
  });
  if (!row) return verdict;
  await ctx.checkpoint('code-judged');
  const own = [ctx.instance.id, row.id];
  if (verdict === 'code_invalid')
    await sql('update phone_codes set tries = tries + 1 where instance_id = $1 and id = $2', own);
  if (verdict !== 'right') return verdict;
  await sql('update phone_codes set used_at = $3 where instance_id = $1 and id = $2', [...own, ctx.now]);
  await keepConfirmation({ sql, ctx, phone: asked.phone });
  return verdict;
}

/**
 * A phone that is confirmed already stays so: the answer may have been lost (rule people/phone-code).
 * @throws what `loadAsked` throws, code_invalid, code_expired, code_tries (guarantee/code-guessing)
 */
export async function confirmPhone({
  ctx,
  input,
}: {
  ctx: Context;
  input: { purchase_id: number; code: string };
}): Promise<{ confirmed: true }> {
  const verdict = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const asked = await loadAsked({ sql, ctx, purchaseId: input.purchase_id });
    return asked.waits ? tryCode({ sql, ctx, asked, code: input.code }) : 'right';
  });
  if (verdict !== 'right') throw new AppError(verdict);
  return { confirmed: true };
}
