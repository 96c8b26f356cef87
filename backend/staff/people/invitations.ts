import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Database, Sql } from '@/backend/platform/database/database';
import type { OpenInvitation } from '@/lib/contract/staff/person-calls';
import { coversPost, mergePosts, type StaffPost } from '@/lib/domain/staff/branches';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { INVITATION_MS, PASSWORD_LINK_MS } from '@/lib/domain/staff/sessions';
import { makePerson, type NewPerson } from './make-person';
import { type CheckedPerson, findAtWork, lockRoles, toMail } from './person-rows';

/** Null of what is a restaurant's: the link makes somebody an operator (rule staff/operators). */
type Invitation = {
  instance_id: number | null;
  slug: string | null;
  name: string | null;
  mail: string;
  role: StaffRole | null;
  /** It leads to a new password. */
  is_reset: boolean;
};

/** Takes the place of a former one to the same address. @returns its token, whose hash alone is stored */
export async function writeInvitation({
  sql,
  instanceId,
  mail,
  role,
  branches,
  invitedBy,
  isReset = false,
  now,
}: StaffPost & {
  sql: Sql;
  instanceId: number;
  mail: string;
  /** Null: the operator. */
  invitedBy: number | null;
  /** To a new password, of somebody who has the role. */
  isReset?: boolean;
  now: Date;
}): Promise<{ token: string; expiresAt: Date }> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + (isReset ? PASSWORD_LINK_MS : INVITATION_MS));
  await sql(
    `insert into staff_invitations (instance_id, token_hash, mail, role, invited_by, created_at, expires_at, is_reset, branches)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (instance_id, mail) do update set token_hash = excluded.token_hash, role = excluded.role,
       invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null,
       is_reset = excluded.is_reset, branches = excluded.branches`,
    [instanceId, hashToken(token), toMail(mail), role, invitedBy, now, expiresAt, isReset, branches],
  );
  return { token, expiresAt };
}

const OPEN = `select v.instance_id, i.slug, i.name, v.mail, v.role, v.is_reset
  from staff_invitations v join instances i on i.id = v.instance_id
  where v.token_hash = $1 and v.used_at is null and v.expires_at > $2
  union all
  select null, null, null, v.mail, null, v.is_reset from operator_invitations v where v.token_hash = $1 and v.expires_at > $2`;

/** @throws link_expired for one that was used, replaced, taken back or never given */
export async function findInvitation({
  db,
  token,
  now,
}: {
  db: Database;
  token: string;
  now: Date;
}): Promise<Invitation> {
  const [row] = await db.lookUp<Invitation>(OPEN, [hashToken(token), now]);
  if (!row) throw new AppError('link_expired');
  return row;
}

/** @throws link_expired */
export async function readInvitation(asked: {
  db: Database;
  token: string;
  now: Date;
}): Promise<OpenInvitation> {
  const { slug, name, mail, role, is_reset } = await findInvitation(asked);
  const person = await findAtWork({ db: asked.db, mail });
  const tenant = slug === null || name === null ? null : { slug, name };
  return { tenant, mail, role, is_known: person !== null, is_reset };
}

/** The operator's. */
const EVERYTHING: StaffPost = { role: 'owner', branches: null };

/** Whether who invited may give the role still. @param by null: the operator */
function mayInvite({
  posts,
  given,
  by,
}: {
  posts: Map<number, StaffPost>;
  given: StaffPost;
  by: number | null;
}): boolean {
  const own = by === null ? EVERYTHING : posts.get(by);
  return own !== undefined && coversPost({ own, other: given });
}

/** A link makes nobody less than they are. @throws role_mixed where one role is more and the other at more branches */
async function giveRole({
  sql,
  instanceId,
  personId,
  has,
  given,
  now,
}: {
  sql: Sql;
  instanceId: number;
  personId: number;
  has: StaffPost | undefined;
  given: StaffPost;
  now: Date;
}): Promise<void> {
  const post = has ? mergePosts({ has, given }) : given;
  if (!post) throw new AppError('role_mixed');
  await sql(
    `insert into staff_roles (instance_id, person_id, role, branches, created_at) values ($1, $2, $3, $4, $5)
     on conflict (instance_id, person_id) do update set role = excluded.role, branches = excluded.branches`,
    [instanceId, personId, post.role, post.branches, now],
  );
}

/**
 * Gives the role, once, to who the invitation is for; somebody new is made first, and an account that works nowhere is begun anew.
 * @param who somebody who gave their own password, or somebody whose address nobody has who works anywhere
 * @returns the person @throws link_expired, conflict, role_mixed
 */
export async function takeInvitation({
  db,
  token,
  now,
  who,
}: {
  db: Database;
  token: string;
  now: Date;
  who: { checked: CheckedPerson } | { made: NewPerson };
}): Promise<CheckedPerson> {
  const { instance_id: instanceId } = await findInvitation({ db, token, now });
  if (instanceId === null) throw new AppError('link_expired');
  return db.system(async (sql) => {
    const posts = await lockRoles({ sql, instanceId });
    // The second of two that take it at once finds it used.
    const [taken] = await sql<{ role: StaffRole; branches: number[] | null; invited_by: number | null }>(
      `update staff_invitations set used_at = $2
       where instance_id = $3 and token_hash = $1 and not is_reset and used_at is null and expires_at > $2
       returning role, to_jsonb(branches) as branches, invited_by`,
      [hashToken(token), now, instanceId],
    );
    if (!taken || !mayInvite({ posts, given: taken, by: taken.invited_by }))
      throw new AppError('link_expired');
    const [person] =
      'made' in who
        ? [await makePerson({ sql, now, made: who.made })]
        : // Their password was set anew since it was checked, maybe by somebody else.
          await sql<CheckedPerson>(
            'select id, password_hash from staff_people where id = $1 and password_hash = $2 for share',
            [who.checked.id, who.checked.password_hash],
          );
    // It has a role meanwhile by an invitation of another restaurant: then its own password counts.
    if (!person) throw new AppError('conflict');
    const { role, branches } = taken;
    await giveRole({
      ...{ sql, instanceId, personId: person.id, now },
      ...{ has: posts.get(person.id), given: { role, branches } },
    });
    await sql(
      `insert into staff_actions (instance_id, staff_person_id, action, details, created_at)
       values ($1, $2, 'person.joined', $3, $4)`,
      [instanceId, person.id, JSON.stringify({ role, ...(branches && { branches }) }), now],
    );
    return person;
  });
}
