import type { Sql } from '@/backend/platform/database/database';

export async function listTakenHosts({
  sql,
  slug,
  hosts,
}: {
  sql: Sql;
  slug: string;
  hosts: readonly string[];
}): Promise<string[]> {
  const rows = await sql<{ host: string }>(
    `select d.host from instance_domains d join instances i on i.id = d.instance_id
     where d.host = any($1) and i.slug <> $2 order by d.host`,
    [hosts, slug],
  );
  return rows.map(({ host }) => host);
}
