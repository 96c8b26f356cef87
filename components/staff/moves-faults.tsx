'use client';

import { BoardFault } from './board/board-fault';
import { type Refused, TapRefusals } from './board/tap-refusals';

/** Stands above the orders of a screen: moves that were refused later, and a backend that does not answer. */
export function MovesFaults({
  refused,
  forget,
  error,
  shownAt,
}: {
  refused: readonly Refused[];
  forget: (id: number) => void;
  error: unknown;
  shownAt: number;
}) {
  return (
    <div className="board-faults">
      <TapRefusals refused={refused} onSeen={forget} />
      {error !== null && <BoardFault {...{ error, shownAt }} />}
    </div>
  );
}
