import { AppError } from '@/backend/errors';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { type AccountDeps, lockTenant, noteAccount } from './account-slot';

/**
 * It begins no attempt any more; those that it began, their refunds and events stay with it, so its keys are kept. A second
 * call changes nothing. @throws not_found
 */
export function retireAccount({
  deps: { db, clock },
  slug,
  id,
}: {
  deps: Pick<AccountDeps, 'db' | 'clock'>;
  slug: string;
  id: string;
}): Promise<{ id: number; slug: string }> {
  const now = clock();
  return db.system(async (sql) => {
    const tenant = await lockTenant(sql, slug);
    const [found] = await sql<{
      id: number;
      provider: string;
      branch: string | null;
      retired: boolean;
    }>(
      `select a.id, a.provider, s.slug as branch, a.retired_at is not null as retired from gateway_accounts a
       left join suppliers s on s.instance_id = a.instance_id and s.id = a.supplier_id
       where a.instance_id = $1 and a.id::text = $2`,
      [tenant.id, id],
    );
    if (!found) throw new AppError('not_found', { message: `${slug} has no account ${id}.` });
    if (!found.retired) {
      await sql('update gateway_accounts set retired_at = $3 where instance_id = $1 and id = $2', [
        tenant.id,
        found.id,
        now,
      ]);
      const details = { account: found.id, provider: found.provider, branch: found.branch };
      await noteAccount({ sql, tenant, action: 'account.retired', details, now });
      await requestPublication({ sql, instanceId: tenant.id });
    }
    return { id: found.id, slug };
  });
}
