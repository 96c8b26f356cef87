import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { isMember, type MemberRow } from '@/backend/purchases/members';

type Work = { sql: Sql; ctx: Context; account: { id: number } };

/**
 * Whom staff took off comes back by them alone; so does a newcomer while somebody is off, as that person is one in another
 * browser (rule table/joining).
 */
export const isBarred = ({
  me,
  members,
}: {
  me: MemberRow | undefined;
  members: readonly MemberRow[];
}): boolean =>
  (me?.number ? [me] : members).some(({ number, left_at }) => number !== null && left_at !== null);

/** Profiles who share a line for all, with those who went to another table after it was sent (rule table/split). */
export const sharersOf = ({
  members,
  sentAt,
}: {
  members: readonly MemberRow[];
  sentAt: Date | null;
}): number[] =>
  members
    .filter((one) => isMember(one) && (one.gone_at === null || (sentAt !== null && sentAt <= one.gone_at)))
    .map(({ profile_id }) => profile_id);

/** Lists diners who wait to be let in, the first one first. */
export const listWishes = ({
  sql,
  ctx,
  account,
}: Work): Promise<{ profile_id: number; name: string; wished_at: Date }[]> =>
  sql(
    `select profile_id, name, wished_at from join_wishes where instance_id = $1 and purchase_id = $2
     order by wished_at, profile_id`,
    [ctx.instance.id, account.id],
  );

/** The profile that reads; null for staff. */
export const readerOf = ({ actor }: Context): number | null =>
  actor.kind === 'diner' ? actor.profileId : null;
