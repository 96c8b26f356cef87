import type { Sql } from '@/backend/platform/database/database';

/** In the transaction of the change, whose commit wakes the jobs of all backends of a PostgreSQL. @param formerHosts those it had until now */
export async function requestPublication({
  sql,
  instanceId,
  formerHosts = [],
}: {
  sql: Sql;
  instanceId: number;
  formerHosts?: readonly string[];
}): Promise<void> {
  await sql(
    `insert into publications as p (instance_id, hosts)
     select $1, array(select host from instance_domains where instance_id = $1 union select unnest($2::text[]))
     on conflict (instance_id) do update set
       hosts = array(select distinct unnest(p.hosts || excluded.hosts)),
       version = p.version + 1, publish_at = '-infinity', attempts = 0, told = false
     returning pg_notify('topics', 'jobs')`,
    [instanceId, formerHosts],
  );
}
