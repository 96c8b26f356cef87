import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockDiner } from '@/backend/people/lock-diner';
import { getDinerId } from '@/backend/people/profile-rows';
import type { Sql } from '@/backend/platform/database/database';
import { findMe, ME, type Me, toValues } from './diner-rows';
import { findOpenAffair } from './open-affairs';
import type { OwnTable } from './own-table';
import { OWN_TABLES } from './own-tables';

/**
 * A write for the profile waits, and the trigger `refuse_erased` refuses it then. A transaction that holds one of its orders or
 * carts and writes a row that names the profile ends first: neither waits for the other (docs/decisions/0205).
 * @throws unauthorized
 */
async function lockProfile({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<void> {
  await lockDiner({ sql, ctx });
  await sql(
    'select 1 from purchases where instance_id = $1 and profile_id = $2 order by id for no key update',
    [ctx.instance.id, getDinerId(ctx)],
  );
  const [held] = await sql(
    'select 1 from profiles where instance_id = $1 and id = $2 and erased_at is null for update',
    [ctx.instance.id, getDinerId(ctx)],
  );
  if (!held) throw new AppError('unauthorized');
}

/** A call that writes for a visit ends first, or finds it gone: its row would keep the visit from being deleted. */
const lockVisits = ({ sql, me }: { sql: Sql; me: Me }): Promise<unknown> =>
  sql('select 1 from sessions where instance_id = $1 and id = any ($2) order by id for update', [
    me.tenant,
    me.sessions,
  ]);

function eraseRows({ sql, me, own }: { sql: Sql; me: Me; own: OwnTable }): Promise<unknown> {
  const { table, erasing } = own;
  const where = `where t.instance_id = me.tenant and (${own.own}) and me.now is not null and me.sessions is not null`;
  if (erasing === 'delete') return sql(`${ME} delete from ${table} t using me ${where}`, toValues(me));
  const changes = Object.entries(erasing).map(([column, expression]) => `${column} = ${expression}`);
  if (changes.length === 0) return Promise.resolve();
  return sql(`${ME} update ${table} t set ${changes.join(', ')} from me ${where}`, toValues(me));
}

/**
 * `POST /profiles/forget.json`: rows are deleted or lose what is personal; orders keep the facts of their money, and the
 * profile an empty row that nobody can be again (rule people/erase, guarantee/erased-diner).
 * @throws unauthorized, erase_order, erase_account, erase_booking, erase_money
 */
export function eraseOwnData({
  ctx,
  input: { sessionId },
}: {
  ctx: Context;
  input: { sessionId: number | null };
}): Promise<{ erased: true }> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await lockProfile({ sql, ctx });
    const me = await findMe({ sql, ctx, sessionId });
    await lockVisits({ sql, me });
    const open = await findOpenAffair({ sql, me });
    if (open) throw new AppError(open);
    for (const own of OWN_TABLES) await eraseRows({ sql, me, own });
    return { erased: true };
  });
}
