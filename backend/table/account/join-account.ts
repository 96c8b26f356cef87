import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId, lockDiner } from '@/backend/people';
import { roomTopic } from '@/backend/platform/events/topic-events';
import { changedBy } from '@/backend/purchases';
import { bringParty } from '@/backend/table/party/bring-party';
import { holdMyComingParty } from '@/backend/table/party/find-ahead';
import type { Account } from '@/lib/contract/table/account';
import { toMemberName } from '@/lib/domain/table/members';
import { enterAccount, lockOrOpenAccount } from './enter-account';
import { getAccountPlace } from './get-place';
import { loadAccount } from './load-account';

/**
 * `POST /on_table/account/join.json` (rule table/joining); a member is renamed. The diner's deposit and dishes ahead
 * come along.
 * @throws scan_table, on_table_unavailable, invalid_input, table_full, wishes_full, table_needs_staff
 */
export async function joinAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { name: string };
}): Promise<Account> {
  const name = toMemberName(input.name);
  if (name === '') throw new AppError('invalid_input', { fields: { name: 'empty' } });
  const { changed, joined, supplierId } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    // A diner who scans elsewhere meanwhile leaves this account, or joins that one.
    await lockDiner({ sql, ctx });
    const place = await getAccountPlace({ sql, ctx });
    const profileId = getDinerId(ctx);
    const party = await holdMyComingParty({ sql, ctx, supplierId: place.supplier.id, profileId });
    const account = await lockOrOpenAccount({ sql, ctx, place, profileId });
    const joined = await enterAccount({ sql, ctx, account, name });
    const entered =
      joined && party ? ((await bringParty({ sql, ctx, account: joined, party })) ?? joined) : joined;
    return {
      changed: changedBy(account),
      supplierId: place.supplier.id,
      joined: entered && (await loadAccount({ sql, ctx, account: entered })),
    };
  });
  // Also for a wish that staff are to hear of.
  ctx.publish(changed, roomTopic(supplierId));
  if (!joined) throw new AppError('table_needs_staff');
  return joined;
}
