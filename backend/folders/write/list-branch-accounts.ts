import type { Sql } from '@/backend/platform/database/database';

/** Slugs of the branches with an account of their own at a gateway. */
export async function listBranchAccounts({ sql, slug }: { sql: Sql; slug: string }): Promise<string[]> {
  const rows = await sql<{ slug: string }>(
    `select distinct s.slug from instances i
     join gateway_accounts a on a.instance_id = i.id and a.retired_at is null
     join suppliers s on s.instance_id = i.id and s.id = a.supplier_id
     where i.slug = $1`,
    [slug],
  );
  return rows.map((row) => row.slug);
}
