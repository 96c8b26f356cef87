import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from '@/backend/purchases';
import { isMember, listMembers } from '@/backend/purchases/members';
import { sharersOf } from '@/backend/table/account/members';
import { readSharedBill, type SharedBill } from '@/backend/table/account/shared-bill';
import type { SplitLine } from '@/lib/domain/table/split';

type Work = { sql: Sql; ctx: Context; account: AccountRow };
type Row = {
  id: number;
  member_id: number | null;
  for_all: boolean;
  amount_minor: number | null;
  sent_at: Date;
};

/** Leaves out lines that staff took off the bill. */
const listLines = ({ sql, ctx, account }: Work): Promise<Row[]> =>
  sql<Row>(
    `select l.id, l.member_id, l.for_all, l.unit_minor * l.count - l.off_minor as amount_minor, r.sent_at from purchase_lines l
       join rounds r on r.instance_id = l.instance_id and r.purchase_id = l.purchase_id and r.number = l.round
     where l.instance_id = $1 and l.purchase_id = $2 and l.state <> 'void' order by l.id`,
    [ctx.instance.id, account.id],
  );

/** Reads the shared bill of an account that the caller has locked. */
export async function readBill(work: Work): Promise<SharedBill> {
  const [rows, members] = await Promise.all([listLines(work), listMembers(work)]);
  const lines = rows.map(
    ({ id, member_id: memberId, for_all: forAll, amount_minor, sent_at: sentAt }): SplitLine => ({
      id,
      memberId,
      forAll,
      amountMinor: amount_minor ?? 0,
      sharerIds: sharersOf({ members, sentAt }),
    }),
  );
  return readSharedBill({ ...work, lines, sharers: members.filter(isMember).length });
}
