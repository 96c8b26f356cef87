import { useState } from 'react';
import { type RoomPlace, useRoomPlace } from '@/components/staff/tables/room-place';
import { ApiError } from '@/lib/clients/api-error';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { TakeShareRequest } from '@/lib/contract/staff/table-calls';
import { resolveTip } from '@/lib/domain/cart/tip';
import { cashChange, isCashLow } from '@/lib/domain/money/cash-rounding';
import { nearestMinor, toMajor } from '@/lib/domain/money/money';
import { readTypedAmount } from '@/lib/domain/money/typed-amount';
import { previewShare, type ShareChoice } from '@/lib/domain/table/share-preview';

/** Which part is paid: all that is left, one of so many equal parts, an amount, or what one person owes. */
export type PartChoice =
  | { kind: 'all' }
  | { kind: 'equal'; of: number }
  | { kind: 'amount'; text: string }
  | { kind: 'mine'; member: number };

/** The part of the bill that a person at the table may pay now, in major units; 0: nothing is theirs any more. */
export const dueOf = ({ dues }: Pick<StaffAccount, 'dues'>, number: number): number =>
  dues.find(({ member }) => member === number)?.amount ?? 0;

/** An amount that is none is 0, which is no part of a bill. */
const askedOf = (choice: PartChoice, currency: RoomPlace['currency']) =>
  choice.kind === 'amount'
    ? { kind: choice.kind, amount: readTypedAmount({ text: choice.text, currency }) ?? 0 }
    : choice;

/** The bill as who pays finds it: what somebody else holds is not free. */
function billOf(account: StaffAccount, payer: number | null) {
  const shares = account.shares.map((share) => ({
    ...share,
    is_mine: payer !== null && share.member === payer,
  }));
  const held = shares
    .filter(({ state, is_mine: isMine }) => state === 'held' && !isMine)
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    free: Math.max(0, account.left - held),
    my_due: payer === null ? 0 : dueOf(account, payer),
    lines: [],
    shares,
  };
}

/** The sums of a part as the screen finds them, in major units; those of equal parts may be off by the rounding. */
function sumsOf({
  account,
  choice,
  percent,
  currency,
}: {
  account: StaffAccount;
  choice: PartChoice;
  percent: number;
  currency: RoomPlace['currency'];
}) {
  const bill = billOf(account, choice.kind === 'mine' ? choice.member : null);
  const asked: ShareChoice = askedOf(choice, currency);
  const part = previewShare({ choice: asked, bill, currency });
  const baseMinor = nearestMinor({ amount: part, currency });
  const tipMinor =
    percent === 0 ? 0 : resolveTip({ tip: { include: 'YES', percent, customMinor: 0 }, baseMinor });
  return {
    free: bill.free,
    tip: toMajor({ amountMinor: tipMinor ?? 0, currency }),
    sum: toMajor({ amountMinor: baseMinor + (tipMinor ?? 0), currency }),
    isThere: part > 0 && (asked.kind !== 'amount' || asked.amount <= bill.free),
  };
}

/** The payment as it stands in the form: which part, from whom and how. */
export function useTaking(account: StaffAccount) {
  const { currency } = useRoomPlace();
  const [choice, setChoice] = useState<PartChoice>({ kind: 'all' });
  const [method, setMethod] = useState(account.takes[0] ?? 'cash');
  const [percent, setPercent] = useState(0);
  const [given, setGiven] = useState('');
  const [said, setSaid] = useState<{ words: string; total: number } | null>(null);
  const about = sumsOf({ account, choice, percent, currency });
  const words = JSON.stringify([choice, percent]);
  const isSaid = said?.words === words;
  const sum = isSaid ? said.total : about.sum;
  const isNamed = method === 'cash' && given.trim() !== '';
  const cash = isNamed ? readTypedAmount({ text: given, currency }) : null;
  const isLow = cash !== null && isCashLow({ cash, amount: sum, currency });
  const body: TakeShareRequest = {
    method,
    part: {
      ...askedOf(choice, currency),
      ...(percent > 0 && { tip: { include: 'YES', percent, customValue: 0 } }),
    },
    ...(choice.kind === 'mine' && { member: choice.member }),
    ...(cash !== null && { cash_amount: cash }),
    total: sum,
  };
  return {
    ...{ choice, setChoice, method, setMethod, percent, setPercent, given, setGiven, cash },
    ...{ tip: isSaid ? 0 : about.tip, free: about.free, sum, body },
    change: cash === null ? 0 : cashChange({ cash, amount: sum, currency }),
    isLow,
    isReady: about.isThere && (!isNamed || (cash !== null && !isLow)),
    /** The backend's sum stands for this choice from now on. @returns the sum, null for another failure */
    learn(error: unknown): number | null {
      if (!(error instanceof ApiError) || error.key !== 'total_changed') return null;
      const total = Number(error.values.total);
      setSaid({ words, total });
      return total;
    },
  };
}
export type Taken = ReturnType<typeof useTaking>;
