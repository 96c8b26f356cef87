import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { audit } from '@/backend/staff/audit';
import type { Invited, People } from '@/lib/contract/staff/people-calls';
import { type RoleBranches, type StaffPost, sharesBranch } from '@/lib/domain/staff/branches';
import type { ActionKind } from '@/lib/domain/staff/history';
import type { StaffRole } from '@/lib/domain/staff/roles';
import {
  assertCovers,
  assertPost,
  changePeople,
  detailsOf,
  getPost,
  personOf,
  type Work,
} from './change-people';
import { writeInvitation } from './invitations';
import { toMail } from './person-rows';
import { readPeople } from './read-people';
import { reachesAll } from './reset-password';

/** In the place of a former link to the address. @throws not_found without a staff address, forbidden, invalid_input */
async function writeLink({
  ctx,
  sql,
  own,
  mail,
  post,
  action,
  details,
  isReset = false,
}: Pick<Work, 'sql' | 'own'> & {
  ctx: Context;
  mail: string;
  post: StaffPost;
  action: ActionKind;
  details: object;
  isReset?: boolean;
}): Promise<Invited> {
  const { staffOrigin, now } = ctx;
  if (staffOrigin === null)
    throw new AppError('not_found', { message: 'This installation has no staff address: set STAFF_HOST.' });
  const { id: instanceId } = ctx.instance;
  const open = await sql<{ role: StaffRole; branches: number[] | null }>(
    `select role, to_jsonb(branches) as branches from staff_invitations
     where instance_id = $1 and mail = $2 and used_at is null and expires_at > $3 for update`,
    [instanceId, mail, now],
  );
  // The link of somebody above would end by it.
  assertCovers(own, post, ...open);
  await audit({ sql, ctx, action, details });
  const invitedBy = personOf(ctx);
  const { token, expiresAt } = await writeInvitation({
    ...{ sql, instanceId, mail, ...post, invitedBy, isReset, now },
  });
  return {
    ...{ mail, role: post.role, url: `${staffOrigin}/invitation#token=${token}` },
    expires_at: expiresAt.toISOString(),
  };
}

/** Invites a person; audited, without the token. @throws as `writeLink` */
export async function invitePerson({
  ctx,
  input: { mail, role, branches },
}: {
  ctx: Context;
  input: { mail: string; role: StaffRole; branches?: RoleBranches | undefined };
}): Promise<Invited> {
  const post = { role, branches: branches ?? null };
  return changePeople({
    ctx,
    change: async ({ sql, own }) => {
      await assertPost({ ctx, sql, post });
      const to = toMail(mail);
      const details = { mail: to, ...detailsOf(post) };
      return writeLink({ ctx, sql, own, mail: to, post, action: 'person.invited', details });
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
      const post = getPost(work, personId);
      // A session alone, without its password, would keep its account.
      if (personId === by || !isReached) throw new AppError('forbidden');
      const { sql, own } = work;
      const details = { person: personId };
      return writeLink({
        ...{ ctx, sql, own, mail, post, details, isReset: true },
        action: 'person.password_link',
      });
    },
  });
}

/** Deletes an invitation; audited. @throws forbidden for an invitation to more than the caller gives */
export async function deleteInvitation({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<People> {
  await changePeople({
    ctx,
    change: async ({ sql, own }) => {
      const [found] = await sql<{ role: StaffRole; branches: number[] | null; mail: string }>(
        `select role, to_jsonb(branches) as branches, mail from staff_invitations
         where instance_id = $1 and id = $2 and used_at is null for update`,
        [ctx.instance.id, id],
      );
      if (!found || !sharesBranch(own.branches, found.branches)) return;
      assertCovers(own, found);
      await sql('delete from staff_invitations where instance_id = $1 and id = $2', [ctx.instance.id, id]);
      const details = { mail: found.mail, ...detailsOf(found) };
      await audit({ sql, ctx, action: 'person.uninvited', details });
    },
  });
  return readPeople({ ctx });
}
