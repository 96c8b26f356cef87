import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { daysBefore, SESSION_DAYS } from '@/lib/domain/visit/retention';

export type Created = { id: number };

export function getOnly(rows: Created[]): Created {
  const [row] = rows;
  if (!row) throw new Error('a visit row was not written');
  return row;
}

/**
 * It stays until the transaction ends: «forget me» deletes it (guarantee/erased-diner).
 * @throws invalid_input also for another tenant's session, and for one that is over (rule visit/retention)
 */
export async function assertSession({
  sql,
  instanceId,
  sessionId,
  now,
}: {
  sql: Sql;
  instanceId: number;
  sessionId: number;
  now: Date;
}): Promise<void> {
  const [row] = await sql(
    'select 1 from sessions where instance_id = $1 and id = $2 and created_at >= $3 for key share',
    [instanceId, sessionId, daysBefore({ now, days: SESSION_DAYS })],
  );
  if (!row) throw new AppError('invalid_input', { fields: { session_id: 'unknown' } });
}
