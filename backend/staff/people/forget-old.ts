import type { Sql } from '@/backend/platform/database/database';

const FORGOTTEN = 500;

/** Sessions and challenges that are over, and invitations that nobody can take any more. @returns how many */
export async function forgetOldSessions({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const sessions = await sql(
    `delete from staff_sessions where id in (
       select id from staff_sessions where expires_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  const invitations = await sql(
    `delete from staff_invitations where (instance_id, id) in (
       select instance_id, id from staff_invitations where expires_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  const challenges = await sql(
    `delete from staff_challenges where challenge_hash in (
       select challenge_hash from staff_challenges where expires_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  return sessions.length + invitations.length + challenges.length;
}
