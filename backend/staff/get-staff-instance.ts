import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { hasTableAccounts } from '@/lib/domain/branches/capabilities';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import { branchesOf } from './branches/own-branches';
import { staffOf } from './staff-actor';

type Row = Omit<StaffInstance['branches'][number], 'has_accounts' | 'takes_bookings'> &
  Pick<SupplierRow, 'services' | 'on_table_class'>;

/** `GET /staff/instance.json`. */
export async function getStaffInstance({ ctx }: { ctx: Context }): Promise<StaffInstance> {
  const scopes = staffOf(ctx)?.scopes ?? STAFF_SCOPES;
  const { id, slug, status, country, currency } = ctx.instance;
  const rows = await ctx.db.statement<Row>(
    id,
    `select id, slug, coalesce(settings ->> 'name', slug) as name, coalesce(settings ->> 'timezone', 'UTC') as timezone,
       services, on_table_class,
       (select coalesce(array_agg(distinct own.station order by own.station), '{}')
        from supplier_products o
        join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
        join categories c on c.instance_id = o.instance_id and c.id = p.category_id
        left join categories above on above.instance_id = c.instance_id and above.id = c.parent_id
        cross join lateral (select coalesce(p.station, c.station, above.station) as station) own
        where o.instance_id = s.instance_id and o.supplier_id = s.id and o.removed_at is null
          and own.station is not null) as stations
     from suppliers s where instance_id = $1 and removed_at is null and ($2::bigint[] is null or id = any ($2))
     order by position, id`,
    [id, branchesOf(ctx)],
  );
  const branches = rows.map(({ services, on_table_class: onTableClass, ...branch }) => ({
    ...branch,
    has_accounts: hasTableAccounts({ services, onTableClass }),
    takes_bookings: services.includes('book'),
  }));
  return { id, slug, status, scopes: [...scopes], country, currency, branches };
}
