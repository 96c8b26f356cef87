import type { Sql } from '@/backend/platform/database/database';
import type { CookieAnswer } from '@/lib/domain/visit/consent';

/** Whose answer: of a visit, and of its diner in any other. */
type Asked = { sql: Sql; instanceId: number; sessionId: number; profileId: number };

/** The last one counts, wherever it was given (rule visit/told-sales). */
export async function findCookieAnswer({
  sql,
  instanceId,
  sessionId,
  profileId,
}: Asked): Promise<CookieAnswer | null> {
  const [answer] = await sql<CookieAnswer>(
    `select version, accepted, purposes, created_at as time from cookie_consents
     where instance_id = $1 and (session_id = $2 or profile_id = $3) order by created_at desc, id desc limit 1`,
    [instanceId, sessionId, profileId],
  );
  return answer ?? null;
}
