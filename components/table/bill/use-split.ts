import { useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import type { HoldShareRequest } from '@/lib/contract/table/shares';
import type { Currency } from '@/lib/domain/money/currencies';
import { nearestMinor, readAmount, toMajor } from '@/lib/domain/money/money';
import { percentOf } from '@/lib/domain/money/rounding';
import {
  type ChosenPart,
  countPayers,
  partNow,
  peopleLeft,
  previewShare,
  type ShareChoice,
} from '@/lib/domain/table/share-preview';
import { owesOwnPart } from './own-part';

type Kind = ShareChoice['kind'];
export const SPLIT_KINDS = ['all', 'mine', 'equal', 'lines', 'amount'] as const satisfies readonly Kind[];

type TipAnswer = { kind: 'yes'; percent: number } | { kind: 'no' } | { kind: 'other' };
type Problem = 'split_kind_wrong' | 'split_lines_wrong' | 'split_amount_wrong' | 'tip_missing';

/** Lines that cost something and are not void. */
export const payableLines = ({ rounds }: Account) =>
  rounds.flatMap(({ lines }) => lines).filter(({ state, subtotal }) => state !== 'void' && subtotal > 0);

function toWish(choice: ShareChoice, tip: HoldShareRequest['tip']): HoldShareRequest {
  const asked = tip === undefined ? {} : { tip };
  switch (choice.kind) {
    case 'all':
    case 'mine':
      return { kind: choice.kind, ...asked };
    case 'equal':
      return { kind: 'equal', of: choice.of, ...asked };
    case 'amount':
      return { kind: 'amount', amount: choice.amount, ...asked };
    case 'lines':
      return {
        kind: 'lines',
        lines: [...choice.parts].map(([line_id, part]) => ({ line_id, part })),
        ...asked,
      };
  }
}

function toTip(answer: TipAnswer | null, text: string): HoldShareRequest['tip'] {
  if (answer === null) return undefined;
  const customValue = answer.kind === 'other' ? readAmount(text) : 0;
  const percent = answer.kind === 'yes' ? answer.percent : 0;
  return { include: percent > 0 || customValue > 0 ? 'YES' : 'NO', percent, customValue };
}

/** Adds the tip that was answered. */
function withTip({
  amount,
  tip,
  currency,
}: {
  amount: number;
  tip: HoldShareRequest['tip'];
  currency: Currency;
}): number {
  if (tip?.include !== 'YES') return amount;
  const amountMinor = nearestMinor({ amount, currency });
  const tipMinor =
    tip.customValue > 0
      ? nearestMinor({ amount: tip.customValue, currency })
      : percentOf({ amountMinor, percent: tip.percent });
  return toMajor({ amountMinor: amountMinor + tipMinor, currency });
}

/** The table is live: others may have taken of a line after it was chosen here. */
function partsNow({
  chosen,
  lines,
  currency,
}: {
  chosen: ReadonlyMap<number, ChosenPart>;
  lines: ReturnType<typeof payableLines>;
  currency: Currency;
}): ReadonlyMap<number, ChosenPart> {
  return new Map(
    lines.flatMap((line): [number, ChosenPart][] => {
      const part = chosen.get(line.id);
      const now = part && partNow({ part, line, currency });
      return now ? [[line.id, now]] : [];
    }),
  );
}

/** The share that a diner wants to pay: chosen here, held by the server (rule table/split). No tip is preselected. */
export function useSplit(account: Account) {
  const { currency } = useApp().tenant;
  const { members, shares } = account;
  const present = members.filter(({ left }) => !left).map(({ number }) => number);
  const [kind, setKind] = useState<Kind | null>(owesOwnPart(account) ? 'mine' : null);
  const [people, setPeople] = useState(Math.max(2, countPayers({ present, shares })));
  const [chosen, setParts] = useState<ReadonlyMap<number, ChosenPart>>(new Map());
  const [amountText, setAmountText] = useState('');
  const [tip, setTip] = useState<TipAnswer | null>(null);
  const [tipText, setTipText] = useState('');
  const [tried, setTried] = useState(false);
  const typed = readAmount(amountText);
  const lines = payableLines(account);
  const parts = partsNow({ chosen, lines, currency });
  const choices: Record<Kind, ShareChoice> = {
    all: { kind: 'all' },
    mine: { kind: 'mine' },
    equal: { kind: 'equal', of: people },
    lines: { kind: 'lines', parts },
    // A refused amount is shown as zero.
    amount: { kind: 'amount', amount: typed > account.free ? 0 : typed },
  };
  const bill = { ...account, lines };
  const amountOf = (one: Kind) => previewShare({ choice: choices[one], bill, currency });
  const asksTip = account.tip.percents.length > 0;
  const problem = ((): Problem | null => {
    if (kind === null) return 'split_kind_wrong';
    if (kind === 'lines' && parts.size === 0) return 'split_lines_wrong';
    if (kind === 'amount' && (typed <= 0 || typed > account.free)) return 'split_amount_wrong';
    return asksTip && tip === null ? 'tip_missing' : null;
  })();
  const setPart = (lineId: number, part: ChosenPart | null) =>
    setParts((before) => {
      const next = new Map(before);
      if (part) next.set(lineId, part);
      else next.delete(lineId);
      return next;
    });
  const answer = toTip(tip, tipText);
  const wish = kind === null || problem !== null ? null : toWish(choices[kind], answer);
  return {
    /** The error of another kind is shown only once that kind is tried. */
    setKind(next: Kind) {
      setKind(next);
      setTried(false);
    },
    /** How many of these people have no part yet. */
    peopleLeft: peopleLeft({ of: people, shares }),
    ...{ kind, people, setPeople, parts, setPart, amountText, setAmountText, amountOf },
    ...{ asksTip, tip, setTip, tipText, setTipText },
    /** With its tip. */
    amount: kind === null ? 0 : withTip({ amount: amountOf(kind), tip: answer, currency }),
    problem: tried ? problem : null,
    /** Also before it is said. */
    wrong: problem,
    try: () => setTried(true),
    wish,
  };
}
export type Split = ReturnType<typeof useSplit>;
