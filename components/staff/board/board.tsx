'use client';

import { useTranslations } from 'next-intl';
import { PaceBar } from '@/components/staff/pace/pace-bar';
import { useNow } from '@/lib/browser/use-now';
import type { StaffInstance, StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { BOARD_COLUMNS, columnOf, rings } from '@/lib/domain/staff/board';
import { sortCards } from '@/lib/domain/staff/late';
import { useBoard } from '@/lib/queries/staff/board';
import { usePace } from '@/lib/queries/staff/pace';
import { BoardFault } from './board-fault';
import { BoardFilterFields, ToMakeList } from './board-filter';
import { BoardSearch, useFinding } from './board-search';
import { SoundFault, SoundTest } from './board-sound';
import { DoneList } from './done-list';
import { OrderCard } from './order-card';
import type { Moving, Soonest } from './order-steps';
import { PhoneAlerts } from './phone-alerts';
import { Rejecting } from './rejecting';
import { TapRefusals } from './tap-refusals';
import { UndoBar } from './undo';
import { useBoardFilter } from './use-board-filter';
import { useMoves } from './use-moves';
import { useNoise } from './use-noise';

type Shown = {
  slug: string;
  currency: Currency;
  timezone: string;
  orders: readonly StaffOrder[];
  /** The lines of it alone; null: all. */
  station: string | null;
  soonest: Soonest;
  movingOf: (order: StaffOrder) => Moving;
};

/** Four columns, once there is an answer: nothing looks like a quiet evening before. */
function Columns({ orders, movingOf, ...shown }: Shown) {
  const t = useTranslations('Staff');
  const now = useNow();
  const sorted = sortCards({ orders, timezone: shown.timezone, now });
  return (
    <div className="board">
      {BOARD_COLUMNS.map((column) => {
        const cards = sorted.filter(({ status }) => columnOf(status) === column);
        return (
          <section key={column} className="board-column" aria-labelledby={`column-${column}`}>
            <h2 className="text-section" id={`column-${column}`}>
              {t(`column_${column}`)}
            </h2>
            {cards.length === 0 && <p className="text-muted">{t('column_empty')}</p>}
            {cards.map((order) => (
              <OrderCard key={order.id} {...{ ...shown, order, now }} moving={movingOf(order)} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

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
  branch: { id: branchId, timezone, stations },
  currency,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
}) {
  const { orders: answered, error, shownAt } = useBoard({ slug, branchId });
  const pacing = usePace({ slug, branchId });
  const moves = useMoves({ slug, orders: answered, shownAt });
  const { orders, movingOf, refused, forget, rejecting, endRejecting } = moves;
  const { filter, chosen, fields } = useBoardFilter({ slug, stations });
  const shown = filter(orders ?? []);
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
      <div className="board-tools">
        <PaceBar {...{ slug, timezone, ...pacing }} />
        <BoardSearch finding={finding} />
        <BoardFilterFields {...fields} />
        <ToMakeList orders={shown} station={chosen.station} />
        <SoundTest {...bell} />
        <PhoneAlerts {...{ slug, branchId }} />
      </div>
      {!finding.hasColumns && <Hidden orders={shown} onShow={finding.end} />}
      {orders && finding.hasColumns && (
        <Columns
          {...{ slug, currency, timezone, movingOf }}
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
