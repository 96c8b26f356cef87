import { AppError } from '@/backend/errors';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { FoundSession } from '@/backend/staff/people/sessions';
import { OPERATOR_MS, type OperatorAction } from '@/lib/domain/staff/operators/operators';

/** `hasFactor`: they have proved a second factor. `isFresh`: this browser signed in lately enough. */
type OperatorState = { hasFactor: boolean; isFresh: boolean };

/** Looked up for every call: what is taken away holds at once. @returns null for somebody who is no operator */
export async function findOperator({
  db,
  now,
  session: { id, personId },
}: {
  db: Database;
  now: Date;
  session: FoundSession;
}): Promise<OperatorState | null> {
  const [row] = await db.lookUp<{ has_factor: boolean; created_at: Date }>(
    `select s.created_at, exists (
       select 1 from staff_second_factors f where f.person_id = o.person_id and f.confirmed_at is not null) as has_factor
     from operators o join staff_sessions s on s.person_id = o.person_id where o.person_id = $1 and s.id = $2`,
    [personId, id],
  );
  if (!row) return null;
  return { hasFactor: row.has_factor, isFresh: row.created_at.getTime() + OPERATOR_MS > now.getTime() };
}

/**
 * For somebody else the operator's calls are not there (rule staff/operators).
 * @throws not_found, second_factor_required, unauthorized for who signed in too long ago
 */
export async function assertOperator(asked: Parameters<typeof findOperator>[0]): Promise<void> {
  const operator = await findOperator(asked);
  if (!operator) throw new AppError('not_found');
  if (!operator.isFresh) throw new AppError('unauthorized');
  if (!operator.hasFactor) throw new AppError('second_factor_required');
}

/** Records an act, in its transaction. @param personId null: the command line @param slug null: about no restaurant */
export async function noteOperatorAction({
  sql,
  now,
  personId,
  slug,
  action,
  details = {},
}: {
  sql: Sql;
  now: Date;
  personId: number | null;
  slug: string | null;
  action: OperatorAction;
  details?: object;
}): Promise<void> {
  await sql(
    'insert into operator_actions (person_id, slug, action, details, created_at) values ($1, $2, $3, $4, $5)',
    [personId, slug, action, JSON.stringify(details), now],
  );
}
