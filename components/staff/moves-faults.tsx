'use client';

import { BoardFault } from './board/board-fault';
import type { Moving } from './board/order-steps';
import { type Refused, TapRefusals } from './board/tap-refusals';
import { WaitingTaps } from './board/waiting-taps';

/** An order whose taps wait for a signal, and whose card does not say so. */
export type Away = { id: number; number: string; waiting: Moving['waiting'] };

/** Stands above the orders of a screen: moves that wait or were refused later, and a backend that does not answer. */
export function MovesFaults({
  refused,
  forget,
  error,
  shownAt,
  away,
}: {
  refused: readonly Refused[];
  forget: (id: number) => void;
  error: unknown;
  shownAt: number;
  away: readonly Away[];
}) {
  return (
    <div className="board-faults">
      <TapRefusals refused={refused} onSeen={forget} />
      {error !== null && <BoardFault {...{ error, shownAt }} />}
      {away.map(({ id, number, waiting }) => (
        <WaitingTaps key={id} {...{ number, waiting }} />
      ))}
    </div>
  );
}
