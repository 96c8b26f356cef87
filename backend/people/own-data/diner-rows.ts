import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people/profile-rows';
import type { Sql } from '@/backend/platform/database/database';

/** Whose rows are meant (`me` of `OWN_TABLES`). */
export type Me = { tenant: number; profile: number; sessions: number[]; now: Date };

/** Begins a statement over one of `OWN_TABLES`. */
export const ME = `with me as (select $1::bigint as tenant, $2::bigint as profile, $3::bigint[] as sessions,
  $4::timestamptz as now)`;
export const toValues = ({ tenant, profile, sessions, now }: Me): unknown[] => [
  tenant,
  profile,
  sessions,
  now,
];

/**
 * Finds the diner with the visits of their browsers, and the one that this browser names: it may have begun before there was a
 * profile. One that began as somebody else's stays theirs (rule people/smart-link). @throws unauthorized
 */
export async function findMe({
  sql,
  ctx,
  sessionId,
}: {
  sql: Sql;
  ctx: Context;
  sessionId: number | null;
}): Promise<Me> {
  const tenant = ctx.instance.id;
  const profile = getDinerId(ctx);
  const found = await sql<{ id: number }>(
    `select id from sessions where instance_id = $1 and (profile_id = $2 or (id = $3 and profile_id is null))`,
    [tenant, profile, sessionId],
  );
  return { tenant, profile, sessions: found.map(({ id }) => id), now: ctx.now };
}
