import { rolesBelow, STAFF_ROLES, type StaffRole, scopesOf } from './roles';
import type { StaffScope } from './scopes';

/** The branches where somebody may use their role; null: all of the restaurant (rule staff/branches). */
export type RoleBranches = readonly number[] | null;
export type StaffPost = { role: StaffRole; branches: RoleBranches };

/** Rights over the whole restaurant, which nobody has who works at some branches. */
const OF_ALL: readonly StaffScope[] = ['instance:lock', 'history:read'];

/** @returns what a role may do at its branches */
export const scopesAt = ({ role, branches }: StaffPost): readonly StaffScope[] =>
  scopesOf(role).filter((scope) => branches === null || !OF_ALL.includes(scope));

export const coversBranches = (own: RoleBranches, other: RoleBranches): boolean =>
  own === null || (other?.every((id) => own.includes(id)) ?? false);

/** Tells whether somebody works at one of the branches, or at all. */
export const sharesBranch = (own: RoleBranches, other: RoleBranches): boolean =>
  own === null || other === null || other.some((id) => own.includes(id));

/** Whether somebody makes and changes people who are `other`: no role above their own, and no branch that is not theirs. */
export const coversPost = ({ own, other }: { own: StaffPost; other: StaffPost }): boolean =>
  rolesBelow(own.role).includes(other.role) && coversBranches(own.branches, other.branches);

const join = (own: RoleBranches, other: RoleBranches): RoleBranches =>
  own === null || other === null ? null : [...new Set([...own, ...other])].sort((a, b) => a - b);

/**
 * Tells what somebody is who has a role and takes an invitation: never less than before, and nothing that neither gives.
 * @returns null where one role is more and the other is at a branch that it lacks
 */
export function mergePosts({ has, given }: { has: StaffPost; given: StaffPost }): StaffPost | null {
  if (has.role === given.role) return { role: has.role, branches: join(has.branches, given.branches) };
  const isMore = STAFF_ROLES.indexOf(given.role) < STAFF_ROLES.indexOf(has.role);
  const [more, less] = isMore ? [given, has] : [has, given];
  return coversBranches(more.branches, less.branches) ? more : null;
}
