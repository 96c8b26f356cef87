import { AppError } from '@/backend/errors';
import { isAtTable, listMembers } from '@/backend/purchases/members';
import { audit } from '@/backend/staff/audit';
import { isRoundSent } from '@/backend/table';
import type { AddedLine, StaffAccount } from '@/lib/contract/staff/account-calls';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';
import { type StaffLine, writeLines } from './write-lines';

const detailsOf = ({ product: { id: product, count } }: AddedLine) => ({ product, count });

/** @throws not_found for somebody who is not at the table */
async function readLines(work: AccountWork, lines: readonly AddedLine[]): Promise<StaffLine[]> {
  const there = (await listMembers(work)).filter(isAtTable);
  return lines.map(({ product, later, member = null }) => {
    const found = there.find(({ number }) => number === member);
    if (member !== null && !found) throw new AppError('not_found');
    return { product, later, memberId: found?.profile_id ?? null, forAll: false };
  });
}

/**
 * `POST /staff/accounts/{id}/lines.json` (rule staff/accounts): for people at the table or for the whole of it, all as one round, once for
 * a key. The history has an entry for each. @throws as `changeAccount` and `writeLines`, not_found for somebody who is not at the table
 */
export function addAccountLines({
  ctx,
  input: { id, lines },
}: AccountInput<{ lines: readonly [AddedLine, ...AddedLine[]] }>): Promise<StaffAccount> {
  const [first, ...others] = lines;
  return changeAccount({
    ctx,
    input: { id },
    action: 'account.add',
    details: detailsOf(first),
    async change(work) {
      if (await isRoundSent({ ...work, sentBy: null, key: work.ctx.idempotencyKey })) return work.account;
      for (const line of others)
        await audit({ ...work, action: 'account.add', details: { id: work.account.id, ...detailsOf(line) } });
      return writeLines(work, { lines: await readLines(work, lines) });
    },
  });
}
