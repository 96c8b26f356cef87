import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

export type MemberRow = {
  profile_id: number;
  /** Null: a link let them in, to pay. */
  number: number | null;
  name: string | null;
  joined_at: Date;
  /** When staff took them off. */
  left_at: Date | null;
  /** When they sat down at another table. */
  gone_at: Date | null;
  /** Signs what their phone shows to the waiter (rule table/waiter-code). */
  code_secret: string;
};

type Work = { sql: Sql; ctx: Context; account: { id: number } };

/** Also those who were removed, in the order of their numbers. */
export const listMembers = ({ sql, ctx, account }: Work): Promise<MemberRow[]> =>
  sql<MemberRow>(
    `select profile_id, number, name, joined_at, left_at, gone_at, code_secret from purchase_members
     where instance_id = $1 and purchase_id = $2 order by number`,
    [ctx.instance.id, account.id],
  );

/** Has a number, and was not removed; maybe at another table by now. */
export const isMember = ({ number, left_at }: MemberRow): boolean => number !== null && left_at === null;

export const isAtTable = (member: MemberRow): boolean => isMember(member) && member.gone_at === null;

/** A member, whoever a link let in, or one who was removed and is admitted again, under a number of their own. */
export async function addMember({
  sql,
  ctx,
  account,
  profileId,
  name,
}: Work & { profileId: number; name: string }): Promise<void> {
  await sql(
    `insert into purchase_members as m (instance_id, purchase_id, profile_id, role, joined_at, number, name)
     select $1, $2, $3, case when exists (select 1 from purchase_members o where o.instance_id = $1
         and o.purchase_id = $2 and o.role = 'owner') then 'guest' else 'owner' end, $4,
       (select coalesce(max(o.number), 0) + 1 from purchase_members o where o.instance_id = $1 and o.purchase_id = $2), $5
     on conflict (instance_id, purchase_id, profile_id)
       do update set number = coalesce(m.number, excluded.number), name = excluded.name, left_at = null,
         gone_at = null`,
    [ctx.instance.id, account.id, profileId, ctx.now, name],
  );
}

export async function renameMember({
  sql,
  ctx,
  account,
  profileId,
  name,
}: Work & { profileId: number; name: string }): Promise<void> {
  await sql(
    'update purchase_members set name = $4 where instance_id = $1 and purchase_id = $2 and profile_id = $3',
    [ctx.instance.id, account.id, profileId, name],
  );
}
