import { majorOf, resolveMethods } from '@/backend/branches';
import { type PricedLine, sumSaved, toBill, toCartLine, withoutWords } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { type AccountRow, draftVersion, type PurchaseRow } from '@/backend/purchases';
import { isAtTable, isMember, type MemberRow } from '@/backend/purchases/members';
import type { Account, AccountMember, Draft, Round } from '@/lib/contract/table/account';
import { asksTip, SUGGESTED_TIP, TIP_PERCENTS } from '@/lib/domain/cart/tip';
import { accountStateOf } from '@/lib/domain/table/account';
import { isBilled, roundStateOf } from '@/lib/domain/table/rounds';
import { type AccountMoney, moneyOf } from './account-money';
import { readerOf } from './members';
import type { SharedBill } from './shared-bill';

export type RoundRow = { number: number; sent_at: Date; sent_by: number | null };

/** The parts of an account, the same for all readers. Lines by purchase. */
export type AccountParts = {
  account: AccountRow;
  members: readonly MemberRow[];
  rounds: readonly RoundRow[];
  drafts: readonly PurchaseRow[];
  lines: ReadonlyMap<number, PricedLine[]>;
  bill: SharedBill;
  closedAt: Date | null;
};
type Given = AccountParts & { ctx: Context };
type Priced = Given & { money: AccountMoney };

/** A link let the reader in to pay: what is said to a dish, and what is not sent, is none of theirs (rule orders/members). */
function isPayerAlone({ ctx, members }: Pick<Given, 'ctx' | 'members'>): boolean {
  const me = readerOf(ctx);
  return me !== null && !members.some((one) => one.profile_id === me && isMember(one));
}

const numberOf = ({ members }: Pick<Given, 'members'>, profileId: number | null): number | null =>
  members.find((one) => one.profile_id === profileId)?.number ?? null;

function toMembers({ members, ctx }: Given): AccountMember[] {
  const me = readerOf(ctx);
  return members.flatMap((member) => {
    const { number, name, profile_id, joined_at } = member;
    if (number === null) return [];
    return [
      {
        number,
        name: name ?? '',
        is_me: profile_id === me,
        joined_at: joined_at.toISOString(),
        left: !isAtTable(member),
      },
    ];
  });
}

function toRounds(given: Priced): Round[] {
  const { ctx, account, rounds, lines, money } = given;
  const major = majorOf(ctx.instance.currency);
  const sent = lines.get(account.id) ?? [];
  const isPayer = isPayerAlone(given);
  const toShown = (line: PricedLine) => {
    const shown = toCartLine({ line, ctx });
    return isPayer ? withoutWords(shown) : shown;
  };
  return rounds.map(({ number, sent_at, sent_by }) => {
    const own = sent.filter(({ round }) => round === number);
    return {
      number,
      sent_at: sent_at.toISOString(),
      member: numberOf(given, sent_by),
      state: roundStateOf(own),
      lines: own.map((line) => ({
        ...toShown(line),
        member: numberOf(given, line.member_id),
        for_all: line.for_all,
        state: line.state ?? 'sent',
        void_reason: line.void_reason,
        open: major(money.openMinorOf(line)),
      })),
    };
  });
}

function toDrafts(given: Given): Draft[] {
  const { ctx, drafts, lines } = given;
  if (isPayerAlone(given)) return [];
  return drafts.flatMap(({ id, profile_id }) => {
    const member = numberOf(given, profile_id);
    const own = lines.get(id) ?? [];
    if (member === null || own.length === 0) return [];
    return [
      {
        member,
        purchase_id: profile_id === readerOf(ctx) ? id : null,
        lines: own.map((line) => ({ ...toCartLine({ line, ctx }), for_all: line.for_all })),
      },
    ];
  });
}

/** The tips that each payer may be asked for (rule cart/tip). */
function toTip({ ctx, account }: Given): Account['tip'] {
  const { country, noTip } = ctx.instance;
  const onTableClass = account.supplier.on_table_class;
  if (!asksTip({ country, noTip, service: 'on_table', onTableClass }))
    return { percents: [], suggested: null };
  return { percents: [...TIP_PERCENTS[country]], suggested: SUGGESTED_TIP.percent };
}

/** Names and numbers of its members alone: no contact, no profile (rule table/account). */
export function toAccount(given: Given): Account {
  const { ctx, account, drafts, members, closedAt } = given;
  const me = readerOf(ctx);
  const { supplier, seat } = account;
  const sent = given.lines.get(account.id) ?? [];
  const money = moneyOf({ ctx, lines: sent, members, rounds: given.rounds, bill: given.bill });
  const { openMinorOf: _open, ...sums } = money;
  const state = accountStateOf({ status: account.status, billAskedAt: account.bill_asked_at });
  const methods = resolveMethods({ row: supplier, service: 'on_table' });
  const isOpen = state !== 'closed';
  const mine = members.find(({ profile_id }) => profile_id === me);
  const isMine = mine !== undefined && isMember(mine);
  const canSend = state === 'open' && mine !== undefined && isAtTable(mine);
  return {
    id: account.id,
    version: account.version,
    number: account.number,
    state,
    bill_asked_by: account.bill_asked_at === null ? null : (account.details.billAskedBy ?? null),
    close_reason: account.details.closeReason ?? null,
    table: { id: seat.id, label: seat.label },
    supplier: { id: supplier.id, slug: supplier.slug, name: supplier.settings.name },
    agreed: account.agreed,
    me: mine?.number ?? null,
    code_secret: canSend ? mine.code_secret : null,
    members: toMembers(given),
    rounds: toRounds({ ...given, money }),
    drafts: toDrafts(given),
    draft_versions: {
      mine: draftVersion(drafts.filter(({ profile_id }) => profile_id === me)),
      all: draftVersion(drafts),
    },
    ...toBill({ bill: account.bill ?? [], major: majorOf(ctx.instance.currency) }),
    saved: majorOf(ctx.instance.currency)(sumSaved(sent.filter(isBilled))),
    ...sums,
    can_send: canSend,
    can_pay_online: isOpen && methods.some(({ online }) => online),
    can_pay_in_person:
      isOpen && isMine ? methods.filter(({ online }) => !online).map(({ method }) => method) : [],
    tip: toTip(given),
    opened_at: account.created_at.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}
