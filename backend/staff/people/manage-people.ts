import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { audit } from '@/backend/staff/audit';
import { staffOf } from '@/backend/staff/staff-actor';
import type { Invited, People } from '@/lib/contract/staff/people-calls';
import type { ActionKind } from '@/lib/domain/staff/history';
import { rolesBelow, STAFF_ROLES, type StaffRole } from '@/lib/domain/staff/roles';
import { writeInvitation } from './invitations';
import { lockRoles, toMail } from './person-rows';
import { reachesAll } from './reset-password';

/** @returns who calls; null for the operator and for a key */
const personOf = ({ actor }: Context): number | null =>
  actor.kind === 'staff' && 'personId' in actor.holder ? actor.holder.personId : null;

/** The roles that the caller gives and takes; the operator's are all. */
function reachOf({ ctx, roles }: { ctx: Context; roles: Map<number, StaffRole> }): readonly StaffRole[] {
  const staff = staffOf(ctx);
  if (staff === null) return STAFF_ROLES;
  const own = 'personId' in staff.holder ? roles.get(staff.holder.personId) : undefined;
  if (own === undefined) throw new AppError('forbidden');
  return rolesBelow(own);
}

/** One change of the tenant's people. */
const changePeople = <T>({
  ctx,
  change,
}: {
  ctx: Context;
  change: (work: { sql: Sql; roles: Map<number, StaffRole>; reach: readonly StaffRole[] }) => Promise<T>;
}): Promise<T> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const roles = await lockRoles({ sql, instanceId: ctx.instance.id });
    return change({ sql, roles, reach: reachOf({ ctx, roles }) });
  });

/** Names are a person's own and no tenant's, so the owner of the tables reads them. */
async function readPeople({ ctx }: { ctx: Context }): Promise<People> {
  const { id: instanceId } = ctx.instance;
  const me = personOf(ctx);
  const people = await ctx.db.lookUp<{
    id: number;
    name: string;
    mail: string;
    role: StaffRole;
    since: Date;
    seen_at: Date | null;
  }>(
    `select p.id, p.name, p.mail, r.role, r.created_at as since,
       (select max(s.seen_at) from staff_sessions s where s.person_id = p.id and s.expires_at > $3) as seen_at
     from staff_roles r join staff_people p on p.id = r.person_id
     where r.instance_id = $1 order by array_position($2::text[], r.role), p.name, p.id`,
    [instanceId, STAFF_ROLES, ctx.now],
  );
  const invitations = await ctx.db.statement<{
    id: number;
    mail: string;
    role: StaffRole;
    expires_at: Date;
    is_reset: boolean;
  }>(
    instanceId,
    `select id, mail, role, expires_at, is_reset from staff_invitations
     where instance_id = $1 and used_at is null and expires_at > $2 order by id desc`,
    [instanceId, ctx.now],
  );
  return {
    people: people.map(({ since, seen_at, ...one }) => ({
      ...one,
      since: since.toISOString(),
      seen_at: seen_at?.toISOString() ?? null,
      is_me: one.id === me,
    })),
    invitations: invitations.map(({ expires_at, ...one }) => ({
      ...one,
      expires_at: expires_at.toISOString(),
    })),
  };
}

/** `GET /staff/people.json`. */
export async function listPeople({ ctx }: { ctx: Context }): Promise<People> {
  return readPeople({ ctx });
}

/** In the place of a former link to the address. @throws not_found without a staff address, forbidden for a role above the caller's own */
async function writeLink({
  ctx,
  sql,
  reach,
  mail,
  role,
  action,
  details,
  isReset = false,
}: {
  ctx: Context;
  sql: Sql;
  reach: readonly StaffRole[];
  mail: string;
  role: StaffRole;
  action: ActionKind;
  details: object;
  isReset?: boolean;
}): Promise<Invited> {
  const { staffOrigin, now } = ctx;
  if (staffOrigin === null)
    throw new AppError('not_found', { message: 'This installation has no staff address: set STAFF_HOST.' });
  const { id: instanceId } = ctx.instance;
  const [open] = await sql<{ role: StaffRole }>(
    `select role from staff_invitations
     where instance_id = $1 and mail = $2 and used_at is null and expires_at > $3 for update`,
    [instanceId, mail, now],
  );
  // The link of somebody above would end by it.
  if (!reach.includes(role) || (open && !reach.includes(open.role))) throw new AppError('forbidden');
  await audit({ sql, ctx, action, details });
  const invitedBy = personOf(ctx);
  const { token, expiresAt } = await writeInvitation({
    ...{ sql, instanceId, mail, role, invitedBy, isReset, now },
  });
  return {
    ...{ mail, role, url: `${staffOrigin}/invitation#token=${token}` },
    expires_at: expiresAt.toISOString(),
  };
}

/** Invites a person; audited, without the token. @throws forbidden for a role above the caller's own */
export async function invitePerson({
  ctx,
  input: { mail, role },
}: {
  ctx: Context;
  input: { mail: string; role: StaffRole };
}): Promise<Invited> {
  return changePeople({
    ctx,
    change: (work) => {
      const details = { mail: toMail(mail), role };
      return writeLink({ ctx, ...work, ...details, action: 'person.invited', details });
    },
  });
}

/** Ends when their role changes, or who made it may not make it any more. Audited, without the token. @throws forbidden, not_found */
export async function linkPassword({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<Invited> {
  const personId = Number(id);
  const by = personOf(ctx);
  // Their address, and what they are elsewhere, are no tenant's, so the owner of the tables reads them.
  const { mail, isReached } = await ctx.db.system(async (sql) => {
    const [person] = await sql<{ mail: string }>('select mail from staff_people where id = $1', [personId]);
    return { mail: person?.mail ?? '', isReached: await reachesAll({ sql, personId, by }) };
  });
  return changePeople({
    ctx,
    change: async (work) => {
      const role = work.roles.get(personId);
      if (role === undefined) throw new AppError('not_found');
      // A session alone, without its password, would keep its account.
      if (personId === by || !isReached) throw new AppError('forbidden');
      const details = { person: personId };
      return writeLink({
        ...{ ctx, ...work, mail, role, details, isReset: true },
        action: 'person.password_link',
      });
    },
  });
}

/** Deletes an invitation; audited. @throws forbidden for an invitation to a role above the caller's own */
export async function deleteInvitation({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<People> {
  await changePeople({
    ctx,
    change: async ({ sql, reach }) => {
      const [found] = await sql<{ role: StaffRole; mail: string }>(
        'select role, mail from staff_invitations where instance_id = $1 and id = $2 and used_at is null for update',
        [ctx.instance.id, id],
      );
      if (!found) return;
      if (!reach.includes(found.role)) throw new AppError('forbidden');
      await sql('delete from staff_invitations where instance_id = $1 and id = $2', [ctx.instance.id, id]);
      await audit({ sql, ctx, action: 'person.uninvited', details: found });
    },
  });
  return readPeople({ ctx });
}

/** @param role null: to none @throws not_found, last_owner */
async function changeRole({
  ctx,
  input: { id, role },
}: {
  ctx: Context;
  input: { id: string; role: StaffRole | null };
}): Promise<People> {
  const personId = Number(id);
  // A person's address is no tenant's, so the owner of the tables reads it.
  const [{ mail } = { mail: '' }] = await ctx.db.lookUp<{ mail: string }>(
    'select mail from staff_people where id = $1',
    [personId],
  );
  await changePeople({
    ctx,
    change: async ({ sql, roles, reach }) => {
      const from = roles.get(personId);
      if (from === undefined && role === null) return;
      if (from === undefined) throw new AppError('not_found');
      if (from === role) return;
      if (!reach.includes(from) || (role !== null && !reach.includes(role))) throw new AppError('forbidden');
      const owners = [...roles.values()].filter((one) => one === 'owner').length;
      if (from === 'owner' && owners === 1) throw new AppError('last_owner');
      const own = [ctx.instance.id, personId];
      if (role === null) await sql('delete from staff_roles where instance_id = $1 and person_id = $2', own);
      else
        await sql('update staff_roles set role = $3 where instance_id = $1 and person_id = $2', [
          ...own,
          role,
        ]);
      // A link to the same address would undo it.
      await sql('delete from staff_invitations where instance_id = $1 and mail = $2 and used_at is null', [
        ctx.instance.id,
        mail,
      ]);
      await audit({ sql, ctx, action: 'person.role', details: { person: personId, from, to: role } });
    },
  });
  return readPeople({ ctx });
}

type Changed<T = unknown> = { ctx: Context; input: { id: string } & T };
export const setRole = ({ ctx, input }: Changed<{ role: StaffRole }>): Promise<People> =>
  changeRole({ ctx, input });
export const removePerson = ({ ctx, input: { id } }: Changed): Promise<People> =>
  changeRole({ ctx, input: { id, role: null } });
