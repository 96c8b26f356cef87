import type { Database } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Problem, say } from '@/lib/domain/shop/problem';
import { listBranchAccounts } from './list-branch-accounts';

/** Stalls that are paid together have no account of their own (rule table/court). */
export async function findAccountsInCourts({
  db,
  bundle: { slug, branches },
}: {
  db: Database;
  bundle: Pick<TenantBundle, 'slug' | 'branches'>;
}): Promise<Problem[]> {
  const accounts = await db.system((sql) => listBranchAccounts({ sql, slug }));
  return branches
    .filter((branch) => branch.court !== null && accounts.includes(branch.slug))
    .map(({ slug: branch, court }) => ({
      place: { file: 'branches.yaml', of: { kind: 'branch', key: branch, field: ['court'] } },
      ...say('court_account', { branch, court: court ?? '' }),
    }));
}
