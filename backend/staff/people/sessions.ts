import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { StaffActor } from '@/backend/staff/staff-actor';
import type { StaffSession } from '@/lib/contract/staff/person-calls';
import { scopesAt } from '@/lib/domain/staff/branches';
import type { ActionKind } from '@/lib/domain/staff/history';
import { STAFF_ROLES, type StaffRole, scopesOf } from '@/lib/domain/staff/roles';
import { MOST_AGENT, MOST_SESSIONS, SESSION_MS, SESSION_RENEWED_MS } from '@/lib/domain/staff/sessions';
import type { CheckedPerson } from './person-rows';

export type FoundSession = { id: number; personId: number };
type Timed = { db: Database; now: Date };

const endOf = (now: Date) => new Date(now.getTime() + SESSION_MS);

/** @returns the token, whose hash alone is stored; every sign-in makes a new one, so none can be fixed before it */
export async function openSession({
  db,
  now,
  person: { id: personId, password_hash: hash },
  agent,
  isSignIn = false,
  isProved = false,
  use,
}: Timed & {
  /** Where another password was set since theirs was checked, nobody is signed in. */
  person: CheckedPerson;
  agent: string;
  /** With the password; a link that is taken is written down there. */
  isSignIn?: boolean;
  /** They gave a code of their second factor too, or a passkey. Where they have one by now, nobody is signed in without it. */
  isProved?: boolean;
  /** Uses up what proved them, or throws. */
  use?: ((sql: Sql) => Promise<void>) | undefined;
}): Promise<string> {
  const token = createToken();
  await db.system(async (sql) => {
    // Waits for a change of the password, or a new second factor, that is under way.
    await sql('select 1 from staff_people where id = $1 for share', [personId]);
    await use?.(sql);
    const rows = await sql<{ id: number }>(
      `insert into staff_sessions (person_id, token_hash, agent, created_at, seen_at, expires_at)
       select id, $2, $3, $4, $4, $5 from staff_people p where id = $1 and password_hash = $6
         and ($7 or not exists (
           select 1 from staff_second_factors f where f.person_id = p.id and f.confirmed_at is not null))
       returning id`,
      [personId, hashToken(token), agent.slice(0, MOST_AGENT), now, endOf(now), hash, isProved],
    );
    if (rows.length === 0) throw new AppError('wrong_sign_in');
    if (isSignIn) await noteOwnAction({ sql, now, personId, action: 'person.signed_in' });
    await sql(
      `delete from staff_sessions where person_id = $1 and id not in (
         select id from staff_sessions where person_id = $1 order by seen_at desc, id desc limit ${MOST_SESSIONS})`,
      [personId],
    );
  });
  return token;
}

/** Kinds of what somebody does to their own account. */
type OwnAction = Extract<
  ActionKind,
  | 'person.signed_in'
  | 'person.password'
  | 'person.second_factor_on'
  | 'person.second_factor_off'
  | 'person.recovery_used'
  | 'person.passkey_added'
  | 'person.passkey_removed'
>;

/** Records what somebody did to their own account at each restaurant that they work for: an account is no tenant's. */
export async function noteOwnAction({
  sql,
  now,
  personId,
  action,
  details = {},
}: {
  sql: Sql;
  now: Date;
  personId: number;
  action: OwnAction;
  details?: object;
}): Promise<void> {
  await sql(
    `insert into staff_actions (instance_id, staff_person_id, action, details, created_at)
     select instance_id, person_id, $2, $4, $3 from staff_roles where person_id = $1`,
    [personId, action, now, JSON.stringify(details)],
  );
}

/** Its end moves on while it is used, once a day: `isRenewed`. @returns null for none, or one that is over */
export async function findSession({
  db,
  now,
  token,
}: Timed & { token: string }): Promise<(FoundSession & { isRenewed: boolean }) | null> {
  const [row] = await db.lookUp<{ id: number; person_id: number; seen_at: Date }>(
    'select id, person_id, seen_at from staff_sessions where token_hash = $1 and expires_at > $2',
    [hashToken(token), now],
  );
  if (!row) return null;
  const isRenewed = row.seen_at.getTime() + SESSION_RENEWED_MS < now.getTime();
  if (isRenewed)
    await db.system((sql) =>
      sql('update staff_sessions set seen_at = $2, expires_at = $3 where id = $1', [row.id, now, endOf(now)]),
    );
  return { id: row.id, personId: row.person_id, isRenewed };
}

/** Looked up for every call: a role that is taken away, or changed, holds at once. @returns null for no role there */
export async function findRole({
  db,
  instanceId,
  session: { id: sessionId, personId },
}: {
  db: Database;
  instanceId: number;
  session: FoundSession;
}): Promise<StaffActor | null> {
  const [row] = await db.statement<{ role: StaffRole; branches: number[] | null }>(
    instanceId,
    'select role, to_jsonb(branches) as branches from staff_roles where instance_id = $1 and person_id = $2',
    [instanceId, personId],
  );
  if (!row) return null;
  const { role, branches } = row;
  return { kind: 'staff', holder: { personId, sessionId }, scopes: scopesAt({ role, branches }), branches };
}

const WATCHERS = STAFF_ROLES.filter((role) => scopesOf(role).includes('orders:read'));

/** The sessions of all who may hear of a branch's orders now, of operators who look too. */
export async function listWatchers({
  db,
  now,
  instanceId,
  supplierId,
}: Timed & { instanceId: number; supplierId: number }): Promise<number[]> {
  const rows = await db.lookUp<{ id: number }>(
    `select s.id from staff_roles r join staff_sessions s on s.person_id = r.person_id
     where r.instance_id = $1 and r.role = any($2) and s.expires_at > $3
       and (r.branches is null or $4 = any(r.branches))
     union all
     select l.session_id from operator_looks l join instances i on i.slug = l.slug where i.id = $1 and l.expires_at > $3`,
    [instanceId, WATCHERS, now, supplierId],
  );
  return rows.map(({ id }) => id);
}

/** The sessions of a person that are not over, the one in use first, then the latest. */
export async function listSessions({
  db,
  now,
  session,
}: Timed & { session: FoundSession }): Promise<StaffSession[]> {
  const rows = await db.lookUp<{ id: number; agent: string; created_at: Date; seen_at: Date }>(
    `select id, agent, created_at, seen_at from staff_sessions where person_id = $1 and expires_at > $2
     order by id = $3 desc, seen_at desc, id desc`,
    [session.personId, now, session.id],
  );
  return rows.map(({ id, agent, created_at, seen_at }) => ({
    ...{ id, agent, is_current: id === session.id },
    ...{ created_at: created_at.toISOString(), seen_at: seen_at.toISOString() },
  }));
}

/** One that was never given ends nothing. */
export async function endToken({ db, token }: { db: Database; token: string }): Promise<void> {
  await db.system((sql) => sql('delete from staff_sessions where token_hash = $1', [hashToken(token)]));
}

/** Another person's id ends nothing. */
export async function endSession({
  db,
  session,
  id,
}: {
  db: Database;
  session: FoundSession;
  id: number;
}): Promise<void> {
  await db.system((sql) =>
    sql('delete from staff_sessions where id = $1 and person_id = $2', [id, session.personId]),
  );
}
