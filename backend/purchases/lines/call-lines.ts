import type { TenantSql } from '@/backend/context';
import { IS_FOR_LATER } from './set-line-states';

type Work = TenantSql & { account: { id: number } };

/** Calls all lines that wait (rule table/courses). The caller has locked the account. @returns those that it called */
export async function callLines({ sql, ctx, account }: Work): Promise<number[]> {
  const called = await sql<{ id: number }>(
    `update purchase_lines set called_at = $3 where instance_id = $1 and purchase_id = $2 and ${IS_FOR_LATER} returning id`,
    [ctx.instance.id, account.id, ctx.now],
  );
  return called.map(({ id }) => id);
}

/** Lets the called lines wait again that nobody has begun. The caller has locked the account. @returns those that wait again */
export async function uncallLines({ sql, ctx, account }: Work): Promise<number[]> {
  const waiting = await sql<{ id: number }>(
    `update purchase_lines set called_at = null where instance_id = $1 and purchase_id = $2 and state = 'sent'
       and called_at is not null returning id`,
    [ctx.instance.id, account.id],
  );
  return waiting.map(({ id }) => id);
}
