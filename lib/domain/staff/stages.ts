import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isForLater, type LineState, type SentFacts } from '@/lib/domain/table/rounds';

/** How far a line of a table's round is, as a kitchen reads it (rule staff/rounds). `called`: it waited, and is to be made now. */
export const LINE_STAGES = ['later', 'called', 'new', 'making', 'cancelled'] as const;
export type LineStage = (typeof LINE_STAGES)[number];

/** @returns null for what was served, and for a line of no round */
export function stageOf(line: SentFacts): LineStage | null {
  if (line.state === 'void') return 'cancelled';
  if (line.state === 'preparation') return 'making';
  if (line.state !== 'sent') return null;
  if (isForLater(line)) return 'later';
  return line.later ? 'called' : 'new';
}

/** As the wire says it, where a line that waited and was called is not told from another. */
export function stageOfSent({
  state,
  later,
}: {
  state: LineState;
  later?: boolean | undefined;
}): LineStage | null {
  if (state === 'sent') return later ? 'later' : 'new';
  return stageOf({ state, later: false, called_at: null });
}

type Staged = { stage?: LineStage | null };

/** A line that nobody in the kitchen has begun, and that is to be made now. */
export const isToBegin = ({ stage }: Staged): boolean => stage === 'new' || stage === 'called';
/** A line that is shown, and not made: it waits to be called, or was cancelled. */
export const isIdle = ({ stage }: Staged): boolean => stage === 'later' || stage === 'cancelled';

type Line = SentFacts & { round: number | null };

/**
 * The lines of an account that its card shows: what the kitchen owes the table, and what was cancelled of the same rounds, or since
 * somebody looked. @param hasCancelled it has news of a line that was cancelled
 */
export function linesOfCard<L extends Line>({
  lines,
  hasCancelled,
}: {
  lines: readonly L[];
  hasCancelled: boolean;
}): L[] {
  const stages = lines.map((line) => ({ line, stage: stageOf(line) }));
  const owed = stages.filter(({ stage }) => stage !== null && stage !== 'cancelled');
  const rounds = new Set(owed.map(({ line }) => line.round));
  return stages
    .filter(({ line, stage }) =>
      stage === 'cancelled' ? hasCancelled || rounds.has(line.round) : stage !== null,
    )
    .map(({ line }) => line);
}

/** The column of an account's card; null: its kitchen owes it nothing, so its own status stays. */
export function statusOfCard(lines: readonly Staged[]): OrderStatus | null {
  if (lines.some(isToBegin)) return 'in_progress';
  return lines.some(({ stage }) => stage === 'making' || stage === 'later') ? 'preparation' : null;
}
