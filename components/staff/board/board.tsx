'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { rings } from '@/lib/domain/staff/board';
import { useBoard } from '@/lib/queries/staff/board';
import { usePace } from '@/lib/queries/staff/pace';
import { BoardFault } from './board-fault';
import { SoundFault } from './board-sound';
import { Cards } from './cards';
import { DoneList } from './done-list';
import { Rejecting } from './rejecting';
import { TapRefusals } from './tap-refusals';
import { useFinding } from './tools/board-search';
import { BoardTools } from './tools/board-tools';
import { useBoardFilter } from './tools/use-board-filter';
import { UndoBar } from './undo';
import { useMoves } from './use-moves';
import { useNoise } from './use-noise';

/** Orders that wait while the columns are away: what rings can be reached. */
function Hidden({ orders, onShow }: { orders: readonly StaffOrder[]; onShow: () => void }) {
  const t = useTranslations('Staff');
  const count = orders.filter(rings).length;
  return count > 0 ? (
    <button type="button" className="button m-[16px]" onClick={onShow}>
      {t('waiting', { count })}
    </button>
  ) : null;
}

export function Board({
  slug,
  branch,
  branchChoice,
  currency,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  branchChoice: ReactNode;
  currency: Currency;
}) {
  const { id: branchId, timezone, stations } = branch;
  const { orders: answered, error, shownAt } = useBoard({ slug, branchId });
  const pacing = usePace({ slug, branchId });
  const moves = useMoves({ slug, orders: answered, shownAt });
  const { orders, movingOf, refused, forget, rejecting, endRejecting } = moves;
  const { filter, chosen, fields } = useBoardFilter({ slug, stations });
  const shown = useMemo(() => filter(orders ?? []), [filter, orders]);
  const finding = useFinding(shown);
  const bell = useNoise({ orders: shown, error, shownAt });
  return (
    <>
      <div className="board-faults">
        <TapRefusals refused={refused} onSeen={forget} />
        {error !== null && <BoardFault {...{ error, shownAt }} />}
        <SoundFault {...bell} />
      </div>
      <UndoBar made={moves.made} onUndo={moves.undo} />
      <BoardTools {...{ slug, branch, branchChoice, pacing, finding, fields, bell }} orders={shown} />
      {!finding.hasColumns && <Hidden orders={shown} onShow={finding.end} />}
      {orders && finding.hasColumns && (
        <Cards
          {...{ slug, currency, timezone, movingOf }}
          isByAge={fields.isByAge}
          orders={finding.found}
          station={chosen.station}
          soonest={pacing.pace?.arrival_minutes ?? null}
        />
      )}
      {(finding.isDone || finding.query !== '') && (
        <DoneList {...{ slug, branchId, currency, timezone, finding }} />
      )}
      {rejecting && (
        <Rejecting key={rejecting.id} order={rejecting} moving={movingOf(rejecting)} onClose={endRejecting} />
      )}
    </>
  );
}
