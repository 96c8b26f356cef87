import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { toSqlList } from '@/backend/platform/database/sql-list';
import type { FoundAffair, OpenAffair } from '@/lib/contract/people/own-data';
import { CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';
import { findMe, type Me } from './diner-rows';

type Affairs = { account: boolean; orders: boolean; money: boolean; booking: boolean };

/** SQL: an order of one or of a group, which is neither a cart nor over. */
const IS_UNDER_WAY = `not c.is_account and c.service <> 'book'
  and c.status not in ('cart', 'delivered', 'closed_account', 'finished', 'cancelled')`;

/** Finds an order, account or booking that must end before its diner is erased (rule people/erase); null without one. */
export async function findOpenAffair({ sql, me }: { sql: Sql; me: Me }): Promise<OpenAffair | null> {
  const [open] = await sql<Affairs>(
    `select
       exists (select 1 from purchases c
         join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id
         where c.instance_id = $1 and m.profile_id = $2 and c.is_account and m.left_at is null and m.gone_at is null
           and c.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)}) as account,
       exists (select 1 from purchases c where c.instance_id = $1 and c.profile_id = $2 and ${IS_UNDER_WAY})
         -- The kitchen needs the words that a guest of a group wrote to a dish until then.
         or exists (select 1 from purchase_members m
           join purchases c on c.instance_id = m.instance_id and c.id = m.purchase_id
           where m.instance_id = $1 and m.profile_id = $2 and m.number is not null and m.left_at is null
             and ${IS_UNDER_WAY}) as orders,
       exists (select 1 from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
         where p.instance_id = $1 and p.payer_id = $2 and p.status in ('created', 'unknown', 'pending')
           -- The cash of an order that has arrived is never confirmed.
           and (p.provider is not null or p.method = 'transfer'
             or c.status not in ('delivered', 'closed_account', 'finished')))
         or exists (select 1 from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
           where r.instance_id = $1 and p.payer_id = $2 and r.state <> 'given') as money,
       exists (select 1 from bookings b where b.instance_id = $1 and b.profile_id = $2
         and b.status in ('pending', 'approved', 'waiting_list') and b.ends_at > $3 and b.no_show_at is null) as booking`,
    [me.tenant, me.profile, me.now],
  );
  if (open?.account) return 'erase_account';
  if (open?.orders) return 'erase_order';
  if (open?.booking) return 'erase_booking';
  return open?.money ? 'erase_money' : null;
}

/** `GET /profiles/affair.json`, before the diner is asked; the erasure decides again. @throws unauthorized */
export function getOpenAffair({ ctx }: { ctx: Context }): Promise<FoundAffair> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => ({
    open: await findOpenAffair({ sql, me: await findMe({ sql, ctx, sessionId: null }) }),
  }));
}
