import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';

export type Created = { id: number };

/** The one row that an insert answers. */
export function getOnly(rows: Created[]): Created {
  const [row] = rows;
  if (!row) throw new Error('a visit row was not written');
  return row;
}

/** Another tenant's session is as unknown as one that never was. @throws invalid_input */
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
