import type { Context } from '@/backend/context';
import type { RoleBranches } from '@/lib/domain/staff/branches';

/** The branches at which the caller may act; null: all (rule staff/branches). */
export const branchesOf = ({ actor }: Context): RoleBranches =>
  actor.kind === 'staff' ? actor.branches : null;

/** The branches of a list. @param supplierId the one that was asked for @returns null: all; none for one of others */
export function listedBranches({
  ctx,
  supplierId,
}: {
  ctx: Context;
  supplierId?: string | null | undefined;
}): RoleBranches {
  const own = branchesOf(ctx);
  if (!supplierId) return own;
  const asked = Number(supplierId);
  return own === null || own.includes(asked) ? [asked] : [];
}
