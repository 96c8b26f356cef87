import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';

export type Created = { id: number };

export function getOnly(rows: Created[]): Created {
  const [row] = rows;
  if (!row) throw new Error('a visit row was not written');
  return row;
}

/** @throws invalid_input also for another tenant's session */
export async function assertSession({
  sql,
  instanceId,
  sessionId,
}: {
  sql: Sql;
  instanceId: number;
  sessionId: number;
}): Promise<void> {
  const [row] = await sql('select 1 from sessions where instance_id = $1 and id = $2', [
    instanceId,
    sessionId,
  ]);
  if (!row) throw new AppError('invalid_input', { fields: { session_id: 'unknown' } });
}
