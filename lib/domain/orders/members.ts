/** What a diner is to a purchase: who began it, or somebody whom a link let in (rule orders/members). */
export const MEMBER_ROLES = ['owner', 'guest'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
