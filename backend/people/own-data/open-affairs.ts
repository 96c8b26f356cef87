import type { Sql } from '@/backend/platform/database/database';
import type { ErrorKey } from '@/lib/contract/error-status';
import type { Me } from './diner-rows';

type Affairs = { account: boolean; orders: boolean; money: boolean; booking: boolean };

/** What must end before its diner is forgotten (rule people/erase); null: nothing. */
export async function findOpenAffair({ sql, me }: { sql: Sql; me: Me }): Promise<ErrorKey | null> {
  const [open] = await sql<Affairs>(
    `select
       exists (select 1 from purchases c
         join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id
         where c.instance_id = $1 and m.profile_id = $2 and c.is_account and m.left_at is null and m.gone_at is null
           and c.status not in ('closed_account', 'finished', 'cancelled')) as account,
       exists (select 1 from purchases c where c.instance_id = $1 and c.profile_id = $2 and not c.is_account
         and c.service <> 'book'
         and c.status not in ('cart', 'delivered', 'closed_account', 'finished', 'cancelled')) as orders,
       exists (select 1 from payments p where p.instance_id = $1 and p.payer_id = $2
         and p.status in ('created', 'unknown', 'pending'))
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
