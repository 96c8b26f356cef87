'use client';

import { useTranslations } from 'next-intl';
import { useAge } from '@/components/staff/board/order-facts';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { calledNumber } from '@/lib/domain/staff/hand-over';

/** A number that is read from the other end of a counter, and how long it waits; one that is not paid looks like no other. */
export function CalledTile({ order, now, onOpen }: { order: StaffOrder; now: Date; onOpen: () => void }) {
  const t = useTranslations('Staff');
  const age = useAge();
  const { pick_up: pickUp, paid, contact, ready_at: readyAt } = order;
  return (
    <li>
      <button
        type="button"
        className="called-tile"
        data-place={`order-${order.id}`}
        data-due={!paid}
        onClick={onOpen}
      >
        <span className="called-number">{calledNumber(order)}</span>
        {pickUp && <span className="text-lead">{t('turn_code', { code: pickUp.code })}</span>}
        {!pickUp && contact && <span>{contact.name}</span>}
        {readyAt !== null && <span className="text-muted">{age(readyAt, now)}</span>}
        {!paid && <strong>{t('not_paid')}</strong>}
      </button>
    </li>
  );
}
