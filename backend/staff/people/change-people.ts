import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { staffOf } from '@/backend/staff/staff-actor';
import { coversPost, type StaffPost, sharesBranch } from '@/lib/domain/staff/branches';
import { lockRoles } from './person-rows';

/** @returns who calls; null for the operator and for a key */
export const personOf = ({ actor }: Context): number | null =>
  actor.kind === 'staff' && 'personId' in actor.holder ? actor.holder.personId : null;

/** Locked: nobody gives more than they have when it is given. */
export type Work = { sql: Sql; posts: Map<number, StaffPost>; own: StaffPost };

/** Reads what the caller is; the operator is as an owner. */
function ownPost({ ctx, posts }: { ctx: Context; posts: Map<number, StaffPost> }): StaffPost {
  if (staffOf(ctx) === null) return { role: 'owner', branches: null };
  const own = posts.get(personOf(ctx) ?? 0);
  if (own === undefined) throw new AppError('forbidden');
  return own;
}

/** One change of the tenant's people. */
export const changePeople = <T>({
  ctx,
  change,
}: {
  ctx: Context;
  change: (work: Work) => Promise<T>;
}): Promise<T> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const posts = await lockRoles({ sql, instanceId: ctx.instance.id });
    return change({ sql, posts, own: ownPost({ ctx, posts }) });
  });

/** @throws forbidden for a role above the caller's own, or at a branch that is not theirs */
export function assertCovers(own: StaffPost, ...others: readonly StaffPost[]): void {
  if (!others.every((other) => coversPost({ own, other }))) throw new AppError('forbidden');
}

/** @throws invalid_input for branches that are not there, and for an owner of some */
export async function assertPost({
  ctx,
  sql,
  post: { role, branches },
  known = [],
}: {
  ctx: Context;
  sql: Sql;
  post: StaffPost;
  /** Those that they have already, maybe closed since. */
  known?: readonly number[];
}): Promise<void> {
  const asked = branches?.filter((id) => !known.includes(id)) ?? [];
  if (role === 'owner' && branches !== null)
    throw new AppError('invalid_input', { fields: { branches: 'owner' } });
  const found = await sql(
    'select 1 from suppliers where instance_id = $1 and id = any ($2) and removed_at is null',
    [ctx.instance.id, asked],
  );
  if (found.length !== new Set(asked).size)
    throw new AppError('invalid_input', { fields: { branches: 'invalid' } });
}

/** Somebody whose branches are all others is not there for the caller. */
export function findPost({ posts, own }: Work, personId: number): StaffPost | null {
  const post = posts.get(personId);
  return post && sharesBranch(own.branches, post.branches) ? post : null;
}

/** @throws not_found */
export function getPost(work: Work, personId: number): StaffPost {
  const post = findPost(work, personId);
  if (!post) throw new AppError('not_found');
  return post;
}

/** Branches as the history reads them: none for all. */
export const detailsOf = ({ role, branches }: StaffPost) => ({ role, ...(branches && { branches }) });
