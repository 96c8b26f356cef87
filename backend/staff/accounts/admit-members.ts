import { AppError } from '@/backend/errors';
import { emptyDrafts } from '@/backend/purchases';
import { addMember, isAtTable, isMember, listMembers, removeMember } from '@/backend/purchases/members';
import { listWishes } from '@/backend/table';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

/**
 * `DELETE /staff/accounts/{id}/members/{number}.json` (rule table/joining): what that person sent stays on the bill, and
 * is free for others to pay.
 * @throws as `changeAccount`
 */
export const removeAccountMember = ({
  ctx,
  input,
}: AccountInput<{ number: string }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.remove_member',
    details: { member: Number(input.number) },
    async change({ sql, ctx: own, account }) {
      const present = (await listMembers({ sql, ctx: own, account })).filter(isMember);
      const member = present.find(({ number }) => String(number) === input.number);
      if (!member) throw new AppError('not_found');
      const { profile_id: profileId } = member;
      // Everybody locks visits before carts (docs/decisions/0205).
      await sql(
        'update table_visits set expires_at = $4 where instance_id = $1 and profile_id = $2 and table_id = $3',
        [own.instance.id, profileId, account.seat.id, own.now],
      );
      // While they are a member: drafts are those of members.
      await emptyDrafts({ sql, ctx: own, account, profileId });
      await removeMember({ sql, ctx: own, purchaseId: account.id, number: Number(input.number) });
      // One whose payment has begun stays theirs (rule payments/shares).
      await sql(
        'delete from shares where instance_id = $1 and purchase_id = $2 and payer_id = $3 and payment_id is null',
        [own.instance.id, account.id, profileId],
      );
      await own.checkpoint('member-removed');
      return account;
    },
  });

/** @throws table_full */
async function admit(work: AccountWork, { profileId, name }: { profileId: number; name: string }) {
  const present = (await listMembers(work)).filter(isAtTable);
  if (present.length >= MOST_MEMBERS) throw new AppError('table_full', { values: { limit: MOST_MEMBERS } });
  await addMember({ ...work, profileId, name });
}

/** `PUT /staff/accounts/{id}/wishes/{wish}.json` (rule table/joining). @throws as `changeAccount`, table_full */
export const answerJoinWish = ({
  ctx,
  input,
}: AccountInput<{ wish: string; admit: boolean }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.admit',
    details: { admit: input.admit },
    async change(work) {
      const { sql, ctx: own, account } = work;
      const wish = (await listWishes(work)).find(({ profile_id }) => String(profile_id) === input.wish);
      if (!wish) throw new AppError('not_found');
      await sql('delete from join_wishes where instance_id = $1 and purchase_id = $2 and profile_id = $3', [
        own.instance.id,
        account.id,
        wish.profile_id,
      ]);
      if (input.admit) await admit(work, { profileId: wish.profile_id, name: wish.name });
      return account;
    },
  });
