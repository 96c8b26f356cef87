'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UndoBar } from '@/components/staff/board/undo';
import { useAwake } from '@/components/staff/board/use-awake';
import { useMoves } from '@/components/staff/board/use-moves';
import { useStateText } from '@/components/staff/board/use-step-text';
import { MovesFaults } from '@/components/staff/moves-faults';
import { Field } from '@/components/ui/field';
import { useNow } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { calledNumber, findCalled, ordersOfCounter } from '@/lib/domain/staff/hand-over';
import { useBoard } from '@/lib/queries/staff/board';
import { CalledTile } from './called-tile';
import { PackedOrder } from './packed-order';

/** Orders that are still being made are listed, and cannot be given away yet. */
function Making({ orders }: { orders: readonly StaffOrder[] }) {
  const t = useTranslations('Staff');
  if (orders.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="call-making">
      <h2 className="text-section" id="call-making">
        {t('call_making')}
      </h2>
      <ul className="flex flex-wrap gap-4 text-lead text-muted">
        {orders.map((order) => (
          <li key={order.id}>{calledNumber(order)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Orders are found by what somebody says at the counter, or tapped. */
function Calling({
  ready,
  others,
  onOpen,
}: {
  ready: readonly StaffOrder[];
  others: readonly StaffOrder[];
  onOpen: (id: number) => void;
}) {
  const t = useTranslations('Staff');
  const sayState = useStateText();
  const now = useNow();
  const [typed, setTyped] = useState('');
  const found = findCalled(ready, typed);
  const [only, ...more] = found;
  const asked = typed !== '' && found.length === 0;
  const [other] = asked ? findCalled(others, typed) : [];
  const state = other
    ? t('call_state', { number: calledNumber(other), state: sayState(other.status) ?? '' })
    : t('call_none');
  return (
    <section className="grid gap-3" aria-labelledby="call-ready">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '' && only && more.length === 0) onOpen(only.id);
        }}
      >
        <Field
          {...{ label: t('call_find'), value: typed, onChange: setTyped }}
          {...{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
          enterKeyHint="search"
        />
      </form>
      <h2 className="text-section" id="call-ready">
        {t('call_ready')}
      </h2>
      <p role="status" className="text-muted empty:hidden">
        {asked ? state : ready.length === 0 ? t('column_empty') : null}
      </p>
      <ul className="called-tiles">
        {found.map((order) => (
          <CalledTile key={order.id} {...{ order, now }} onOpen={() => onOpen(order.id)} />
        ))}
      </ul>
    </section>
  );
}

export function HandOver({
  slug,
  branch: { id: branchId },
  currency,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
}) {
  const { orders: answered, error, shownAt } = useBoard({ slug, branchId });
  const { orders, movingOf, refused, forget, made, undo } = useMoves({ slug, orders: answered, shownAt });
  const [openedId, setOpened] = useState<number | null>(null);
  const [packed, setPacked] = useState<ReadonlySet<number>>(new Set());
  useAwake();
  const { ready, making, others } = ordersOfCounter(orders ?? []);
  // No tile says it, and who was handed their order has none.
  const away = (orders ?? []).map((order) => ({
    ...{ id: order.id, number: calledNumber(order), waiting: movingOf(order).waiting },
  }));
  const opened = ready.find(({ id }) => id === openedId);
  const tick = (lineId: number) =>
    setPacked((before) => {
      const after = new Set(before);
      if (!after.delete(lineId)) after.add(lineId);
      return after;
    });
  return (
    <>
      <MovesFaults {...{ refused, forget, error, shownAt, away }} />
      <UndoBar {...{ made }} onUndo={undo} />
      {opened ? (
        <PackedOrder
          key={opened.id}
          {...{ order: opened, currency, packed }}
          moving={movingOf(opened)}
          onTick={tick}
          onClose={() => setOpened(null)}
        />
      ) : (
        orders && (
          <>
            <Calling {...{ ready, others }} onOpen={setOpened} />
            <Making orders={making} />
          </>
        )
      )}
    </>
  );
}
