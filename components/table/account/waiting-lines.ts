import type { CartLine } from '@/lib/contract/cart/cart';
import type { Account, Draft } from '@/lib/contract/table/account';

/** The lines that a sending takes: the diner's own, or everybody's (rule table/sending). */
export type Whose = 'mine' | 'all';
export type WaitingLine = CartLine & { for_all: boolean; member: number | null };

/** Dishes that the others at the table have chosen and not sent. */
export const othersOf = ({ drafts, me }: Account): Draft[] =>
  drafts.filter(({ member, lines }) => member !== me && lines.length > 0);

/** The lines of a sending, as far as this phone knows. @param products the diner's own */
export function waitingLinesOf({
  whose,
  products,
  account,
}: {
  whose: Whose;
  products: readonly CartLine[];
  account: Account | null;
}): WaitingLine[] {
  const drafts = account?.drafts.flatMap(({ lines }) => lines) ?? [];
  const isForAll = (id: number) => drafts.some((line) => line.id === id && line.for_all);
  const own = products.map((line) => ({ ...line, for_all: isForAll(line.id), member: account?.me ?? null }));
  if (whose === 'mine' || !account) return own;
  return [
    ...own,
    ...othersOf(account).flatMap(({ member, lines }) => lines.map((line) => ({ ...line, member }))),
  ];
}
