import { isAwaited, type LineState } from '@/lib/domain/table/rounds';

type Line = { state: LineState };
type Account<L extends Line, D> = {
  rounds: readonly { lines: readonly L[] }[];
  drafts: readonly D[];
  wishes: readonly object[];
  payments: readonly { owed: readonly { amount: number }[] }[];
  total: number;
  paid: number;
  deposit: number;
};

/** The things that are open at a table that somebody is about to close (rule staff/closing). Sums are in major units. */
export type Unfinished<L, D> = {
  /** Not served yet: sent, in preparation or for later. */
  lines: L[];
  /** Chosen and not sent: it is lost. */
  drafts: readonly D[];
  /** People who wait to be let in: they are not any more. */
  wishes: number;
  /** The part of a deposit that is more than the bill: it goes back. */
  unused: number;
  /** Owed back and not given yet. */
  owed: number;
};

export const unfinishedOf = <L extends Line, D>(account: Account<L, D>): Unfinished<L, D> => ({
  lines: account.rounds.flatMap(({ lines }) => lines.filter(isAwaited)),
  drafts: account.drafts,
  wishes: account.wishes.length,
  unused: account.deposit > 0 ? Math.max(0, account.paid - account.total) : 0,
  owed: account.payments.flatMap(({ owed }) => owed).reduce((sum, { amount }) => sum + amount, 0),
});
