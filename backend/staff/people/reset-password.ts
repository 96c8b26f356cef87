import { AppError } from '@/backend/errors';
import { hashToken } from '@/backend/people';
import type { Database, Sql } from '@/backend/platform/database/database';
import { endPins } from '@/backend/staff/devices/set-pin';
import { coversPost } from '@/lib/domain/staff/branches';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { endPasskeys } from './passkeys/own-passkeys';
import { type CheckedPerson, lockRoles } from './person-rows';
import { noteOwnAction } from './sessions';

/**
 * An account is no tenant's: a link to its password needs all that it opens. @param by null: the operator
 * @returns whether `by` may change each role that the person has, at every restaurant (docs/decisions/0344)
 */
export async function reachesAll({
  sql,
  personId,
  by,
}: {
  sql: Sql;
  personId: number;
  by: number | null;
}): Promise<boolean> {
  const roles = await sql<{
    role: StaffRole;
    branches: number[] | null;
    own: StaffRole | null;
    own_branches: number[] | null;
  }>(
    `select r.role, to_jsonb(r.branches) as branches, o.role as own, to_jsonb(o.branches) as own_branches from staff_roles r
     left join staff_roles o on o.instance_id = r.instance_id and o.person_id = $2 where r.person_id = $1`,
    [personId, by],
  );
  // An operator's account opens every restaurant: no link of one leads to its password (rule staff/operators).
  const asOperator = await sql('select 1 from operators where person_id = $1', [personId]);
  if (roles.length === 0 || asOperator.length > 0) return false;
  return (
    by === null ||
    roles.every(
      ({ own, own_branches: branches, ...other }) =>
        own !== null && coversPost({ own: { role: own, branches }, other }),
    )
  );
}

/** Ends every session of the account, its PINs and its passkeys. @param hash of the password */
export async function setPassword({
  sql,
  now,
  personId,
  hash,
}: {
  sql: Sql;
  now: Date;
  personId: number;
  hash: string;
}): Promise<void> {
  await sql('update staff_people set password_hash = $2 where id = $1', [personId, hash]);
  await sql('delete from staff_sessions where person_id = $1', [personId]);
  await endPins({ sql, personId });
  await endPasskeys({ sql, personId });
  await noteOwnAction({ sql, now, personId, action: 'person.password' });
}

/**
 * Sets the password of a link, once, and ends every session of the account and its PINs (rule staff/people, rule staff/pins).
 * @param hash of the password @returns the person @throws link_expired
 */
export async function resetPassword({
  db,
  instanceId,
  token,
  now,
  hash,
}: {
  db: Database;
  instanceId: number;
  token: string;
  now: Date;
  hash: string;
}): Promise<CheckedPerson> {
  return db.system(async (sql) => {
    await lockRoles({ sql, instanceId });
    const [taken] = await sql<{ mail: string; invited_by: number | null }>(
      `update staff_invitations set used_at = $2
       where instance_id = $3 and token_hash = $1 and is_reset and used_at is null and expires_at > $2
       returning mail, invited_by`,
      [hashToken(token), now, instanceId],
    );
    if (!taken) throw new AppError('link_expired');
    // The account gets no other role meanwhile.
    const [person] = await sql<{ id: number }>(
      'select id from staff_people where mail = $1 for no key update',
      [taken.mail],
    );
    const mayReset = person && (await reachesAll({ sql, personId: person.id, by: taken.invited_by }));
    if (!person || !mayReset) throw new AppError('link_expired');
    await setPassword({ sql, now, personId: person.id, hash });
    return { id: person.id, password_hash: hash };
  });
}
