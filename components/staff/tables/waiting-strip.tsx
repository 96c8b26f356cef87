'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useNow } from '@/lib/browser/use-now';
import type { Room } from '@/lib/contract/staff/table-calls';
import { byAge } from '@/lib/domain/staff/room';
import { isTableCall, type TableCall } from './table-calls';
import { CallRow, PayingRow, RefundRow, WishRow } from './waiting-rows';

type Waiting =
  | { kind: 'call'; at: string; of: TableCall }
  | { kind: 'wish'; at: string; of: Room['wishes'][number] }
  | { kind: 'payment'; at: string; of: Room['payments'][number] }
  | { kind: 'refund'; at: string; of: Room['refunds'][number] };

/** All who wait, the longest first. A call to be let in is the wish beside it. */
export const waitingIn = ({ calls, wishes, payments, refunds }: Room): Waiting[] =>
  byAge<Waiting>([
    ...calls.filter(isTableCall).map((of) => ({ kind: 'call' as const, at: of.called_at, of })),
    ...wishes.map((of) => ({ kind: 'wish' as const, at: of.wished_at, of })),
    ...payments.map((of) => ({ kind: 'payment' as const, at: of.begun_at, of })),
    ...refunds.map((of) => ({ kind: 'refund' as const, at: of.since, of })),
  ]);

/** One who waits, with the buttons of their kind. */
function Row({ one, ...row }: { one: Waiting; now: Date; onOpen: () => void }) {
  switch (one.kind) {
    case 'call':
      return <CallRow call={one.of} {...row} />;
    case 'wish':
      return <WishRow wish={one.of} {...row} />;
    case 'payment':
      return <PayingRow payment={one.of} {...row} />;
    case 'refund':
      return <RefundRow refund={one.of} {...row} />;
  }
}

const keyOf = (one: Waiting): string =>
  one.kind === 'payment' ? `payment-${one.of.payment_id}` : `${one.kind}-${one.of.table.id}-${one.of.id}`;

/** The people who wait for somebody of the staff, the longest first, each with its age and its button. */
export function WaitingStrip({ room, onOpen }: { room: Room; onOpen: (tableId: number) => void }) {
  const t = useTranslations('StaffTables');
  const titleId = useId();
  const now = useNow();
  const waiting = waitingIn(room);
  return (
    <section className="room-waiting" aria-labelledby={titleId}>
      <h2 className="text-section" id={titleId}>
        {t('waiting', { count: waiting.length })}
      </h2>
      <ul className="grid gap-2">
        {waiting.map((one) => (
          <Row key={keyOf(one)} {...{ one, now }} onOpen={() => onOpen(one.of.table.id)} />
        ))}
      </ul>
    </section>
  );
}
