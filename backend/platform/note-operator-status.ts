import type { Sql } from './database/database';

export async function noteOperatorStatus({
  sql,
  instanceId,
  from,
  to,
  now,
}: {
  sql: Sql;
  instanceId: number;
  from: string;
  to: string;
  now: Date;
}): Promise<void> {
  await sql(
    `insert into staff_actions (instance_id, action, details, created_at)
     values ($1, 'instance.status', jsonb_build_object('by', 'operator', 'from', $2::text, 'to', $3::text), $4)`,
    [instanceId, from, to, now],
  );
}
