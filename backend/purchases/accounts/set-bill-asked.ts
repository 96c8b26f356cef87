import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from './account-rows';

/** Writes when a member asked for the account's bill; null takes that back. The caller has locked it. @param askedBy the member's number */
export async function setBillAsked({
  sql,
  ctx,
  account,
  askedAt,
  askedBy,
}: {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
  askedAt: Date | null;
  askedBy: number | null;
}): Promise<AccountRow> {
  await sql(
    `update purchases set bill_asked_at = $3,
       details = details - 'billAskedBy' || jsonb_strip_nulls(jsonb_build_object('billAskedBy', $4::int))
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, account.id, askedAt, askedBy],
  );
  const { billAskedBy: _before, ...details } = account.details;
  return {
    ...account,
    bill_asked_at: askedAt,
    details: askedBy === null ? details : { ...details, billAskedBy: askedBy },
  };
}
