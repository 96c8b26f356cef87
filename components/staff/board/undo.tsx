'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UNDO_MS } from '@/lib/domain/staff/undo';
import type { MoveMade } from '@/lib/queries/staff/taps';
import { useStateText } from './use-step-text';

/** The last move of each order that this screen made, for as long as it may be taken back; the newest last. */
export function useMovesMade() {
  const [made, setMade] = useState<readonly MoveMade[]>([]);
  const drop = (id: number) => setMade((before) => before.filter((one) => one.id !== id));
  const note = (move: MoveMade) => {
    setMade((before) => [...before.filter(({ id }) => id !== move.id), move]);
    setTimeout(() => setMade((before) => before.filter((one) => one !== move)), UNDO_MS);
  };
  return { made, note, drop };
}

/** For ten seconds each move may be taken back, where it is seen though its card is gone (rule staff/undo). */
export function UndoBar({ made, onUndo }: { made: readonly MoveMade[]; onUndo: (move: MoveMade) => void }) {
  const t = useTranslations('Staff');
  const sayState = useStateText();
  return (
    <div className="board-undo" role="status">
      {made.toReversed().map((move) => {
        const said = t('undo_moved', { number: move.number ?? move.id, state: sayState(move.status) ?? '' });
        return (
          <div key={move.id} className="board-undo-move" data-about={`order-${move.id}`}>
            <span>{said}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${t('undo')}. ${said}`}
              onClick={() => onUndo(move)}
            >
              {t('undo')}
            </button>
          </div>
        );
      })}
    </div>
  );
}
