import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import type { GroupMemberRow } from '@/backend/purchases/members';
import type { MemberLine } from '@/lib/contract/cart/cart';
import type { CartGroup, OrderGroup } from '@/lib/contract/cart/group';
import { GROUP_OWNER, isGroupOpen, partOfMember } from '@/lib/domain/cart/group';
import { lineTotal } from '@/lib/domain/menu/price-lines';
import type { PricedLine } from '../lines/priced-lines';
import { toCartLine } from '../lines/to-cart-line';

type Members = readonly GroupMemberRow[];
/** `me`: the caller's number. */
type Filled = { me: number | null; lines: readonly PricedLine[]; members: Members; ctx: Context };

/** Lines of its owner name nobody. */
const numberOf = ({ line, members }: { line: PricedLine; members: Members }): number | null => {
  if (members.length === 0) return null;
  if (line.member_id === null) return GROUP_OWNER;
  return members.find(({ profile_id }) => profile_id === line.member_id)?.number ?? GROUP_OWNER;
};

export const membersOf = (members: Members, { id }: Pick<PurchaseRow, 'id'>): GroupMemberRow[] =>
  members.filter(({ purchase_id }) => purchase_id === id);

/** The member whom a line is for, on a kitchen's ticket. */
export const memberName = (given: { line: PricedLine; members: Members }): string | null =>
  given.members.find(({ number }) => number === numberOf(given))?.name ?? null;

export const toMemberLine = ({
  line,
  members,
  ctx,
}: {
  line: PricedLine;
  members: Members;
  ctx: Context;
}): MemberLine => ({ ...toCartLine({ line, ctx }), member: numberOf({ line, members }) });

function toMembers({ lines, members, ctx }: Omit<Filled, 'me'>): OrderGroup['members'] {
  const major = majorOf(ctx.instance.currency);
  const numbered = lines.map((line) => ({
    number: numberOf({ line, members }),
    amountMinor: lineTotal(line),
  }));
  return members.map(({ number, name }) => ({
    number,
    name,
    part: major(partOfMember({ lines: numbered, number })),
  }));
}

/** Null: one person fills it. */
export function toCartGroup({
  purchase,
  me,
  ...given
}: Filled & { purchase: Pick<PurchaseRow, 'group_until'> }): CartGroup | null {
  const { members, ctx } = given;
  if (members.length === 0) return null;
  // Products that are no longer sold are on no bill.
  const lines = given.lines.filter(({ sold }) => sold);
  return {
    me: me ?? GROUP_OWNER,
    members: toMembers({ ...given, lines }).map((member, at) => ({
      ...member,
      is_done: members[at]?.is_done ?? false,
    })),
    is_open: isGroupOpen({ until: purchase.group_until, now: ctx.now }),
  };
}

/** The group of an order. */
export function toOrderGroup({ me, ...given }: Filled): OrderGroup | null {
  return given.members.length === 0 ? null : { me, members: toMembers(given) };
}
