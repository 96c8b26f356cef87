/** The role of a diner in a purchase: its owner, or a guest let in by a link (rule orders/members). */
export const MEMBER_ROLES = ['owner', 'guest'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
