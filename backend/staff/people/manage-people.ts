import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { audit } from '@/backend/staff/audit';
import type { People } from '@/lib/contract/staff/people-calls';
import type { RoleBranches, StaffPost } from '@/lib/domain/staff/branches';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { assertCovers, assertPost, changePeople, findPost, getPost, type Work } from './change-people';
import { readPeople } from './read-people';

/** `GET /staff/people.json`. */
export async function listPeople({ ctx }: { ctx: Context }): Promise<People> {
  return readPeople({ ctx });
}

const isSame = (one: StaffPost, other: StaffPost | null): boolean =>
  other !== null &&
  one.role === other.role &&
  [...(one.branches ?? [0])].sort().join() === [...(other.branches ?? [0])].sort().join();

/** @throws forbidden, last_owner, invalid_input */
async function writePost({
  ctx,
  work: { sql, posts, own },
  personId,
  from,
  to,
}: {
  ctx: Context;
  work: Work;
  personId: number;
  from: StaffPost;
  to: StaffPost | null;
}): Promise<void> {
  assertCovers(own, from, ...(to ? [to] : []));
  if (to) await assertPost({ ctx, sql, post: to, known: from.branches ?? [] });
  const owners = [...posts.values()].filter(({ role }) => role === 'owner').length;
  if (from.role === 'owner' && to?.role !== 'owner' && owners === 1) throw new AppError('last_owner');
  const key = [ctx.instance.id, personId];
  if (to === null) await sql('delete from staff_roles where instance_id = $1 and person_id = $2', key);
  else
    await sql('update staff_roles set role = $3, branches = $4 where instance_id = $1 and person_id = $2', [
      ...key,
      to.role,
      to.branches,
    ]);
  const branches = {
    ...(from.branches && { from_branches: from.branches }),
    ...(to?.branches && { to_branches: to.branches }),
  };
  const details = { person: personId, from: from.role, to: to?.role ?? null, ...branches };
  await audit({ sql, ctx, action: 'person.role', details });
}

/** @param to null: nothing; branches that are left out stay, and an owner has all @throws not_found, as `writePost` */
async function changeRole({
  ctx,
  input: { id, to },
}: {
  ctx: Context;
  input: { id: string; to: { role: StaffRole; branches?: RoleBranches | undefined } | null };
}): Promise<People> {
  const personId = Number(id);
  // A person's address is no tenant's, so the owner of the tables reads it.
  const [{ mail } = { mail: '' }] = await ctx.db.lookUp<{ mail: string }>(
    'select mail from staff_people where id = $1',
    [personId],
  );
  await changePeople({
    ctx,
    change: async (work) => {
      if (to === null && !findPost(work, personId)) return;
      const from = getPost(work, personId);
      const kept = to?.role === 'owner' ? null : from.branches;
      const post = to && { role: to.role, branches: to.branches === undefined ? kept : to.branches };
      if (isSame(from, post)) return;
      await writePost({ ctx, work, personId, from, to: post });
      // A link to the same address would undo it.
      await work.sql(
        'delete from staff_invitations where instance_id = $1 and mail = $2 and used_at is null',
        [ctx.instance.id, mail],
      );
    },
  });
  return readPeople({ ctx });
}

type Changed<T = unknown> = { ctx: Context; input: { id: string } & T };
export const setRole = ({
  ctx,
  input: { id, ...to },
}: Changed<{ role: StaffRole; branches?: RoleBranches | undefined }>): Promise<People> =>
  changeRole({ ctx, input: { id, to } });
export const removePerson = ({ ctx, input: { id } }: Changed): Promise<People> =>
  changeRole({ ctx, input: { id, to: null } });
