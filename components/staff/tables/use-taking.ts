import { useState } from 'react';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { TakeShareRequest } from '@/lib/contract/staff/table-calls';
import { nearestMinor, readAmount, toMajor } from '@/lib/domain/money/money';
import { useRoomPlace } from './room-place';

/** Which part is paid: all that is left, one of so many equal parts, an amount, or what one person owes. */
export type PartChoice =
  | { kind: 'all' }
  | { kind: 'equal'; of: number }
  | { kind: 'amount'; text: string }
  | { kind: 'mine'; member: number };

/** The price of what one person ordered and no share has taken, with an even part of what is for all; the backend says the exact sum. */
function openOf({ members, rounds }: StaffAccount, number: number): number {
  const sitting = members.filter(({ left }) => !left).length;
  return rounds
    .flatMap(({ lines }) => lines)
    .reduce((sum, { member, for_all: forAll, open }) => {
      if (forAll || member === null) return sum + open / Math.max(1, sitting);
      return member === number ? sum + open : sum;
    }, 0);
}

function partOf(choice: PartChoice): TakeShareRequest['part'] {
  if (choice.kind === 'amount') return { kind: 'amount', amount: readAmount(choice.text) };
  if (choice.kind === 'equal') return choice;
  return { kind: choice.kind };
}

/** The payment as it stands in the form: which part, from whom and how. Sums are in major units; those of equal and own parts are about right. */
export function useTaking(account: StaffAccount) {
  const { currency } = useRoomPlace();
  const [choice, setChoice] = useState<PartChoice>({ kind: 'all' });
  const [method, setMethod] = useState(account.takes[0] ?? 'cash');
  const [percent, setPercent] = useState(0);
  const [given, setGiven] = useState('');
  const round = (amount: number) => toMajor({ amountMinor: nearestMinor({ amount, currency }), currency });
  const sums = {
    all: () => account.left,
    equal: () => (choice.kind === 'equal' ? Math.min(account.left, account.total / choice.of) : 0),
    amount: () => (choice.kind === 'amount' ? readAmount(choice.text) : 0),
    mine: () => (choice.kind === 'mine' ? Math.min(account.left, openOf(account, choice.member)) : 0),
  };
  const part = round(sums[choice.kind]());
  const tip = round((part * percent) / 100);
  const sum = part + tip;
  const cash = readAmount(given);
  const isCash = method === 'cash' && given.trim() !== '';
  const body: TakeShareRequest = {
    method,
    part: {
      ...partOf(choice),
      ...(percent > 0 && { tip: { include: 'YES', percent, customValue: 0 } }),
    },
    ...(choice.kind === 'mine' && { member: choice.member }),
    ...(isCash && { cash_amount: cash }),
  };
  return {
    ...{ choice, setChoice, method, setMethod, percent, setPercent, given, setGiven },
    ...{ part, tip, sum, body },
    change: isCash ? round(cash - sum) : 0,
    isReady: part > 0 && part <= account.left && (!isCash || cash >= sum),
  };
}
export type Taken = ReturnType<typeof useTaking>;
