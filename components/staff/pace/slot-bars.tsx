'use client';

import { useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import type { Pace } from '@/lib/contract/staff/pace-calls';

type Given = { pace: Pace; timezone: string };

/** The slots ahead in the hours of the branch; none where it counts none. */
function useSlots({ pace: { slots, slot_orders: places }, timezone }: Given) {
  const { clock } = useHours();
  if (places === null) return [];
  return slots.map(({ at, taken }) => ({
    ...{ at, taken, places, isFull: taken >= places },
    time: clock(at, timezone),
  }));
}

/** The next slots as bars, filled as far as they are taken, that open the dialog of the pace (rule branches/slot-places). */
export function SlotBars({ onOpen, ...given }: Given & { onOpen: () => void }) {
  const t = useTranslations('Staff');
  const slots = useSlots(given);
  if (slots.length === 0) return null;
  const said = slots.map(({ time, taken, places }) => t('slot_load', { time, taken, places }));
  return (
    <button
      type="button"
      className="pace-slots"
      aria-label={`${t('slots')}: ${said.join(', ')}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {slots.map(({ at, time, taken, places, isFull }) => (
        <span
          key={at}
          className="pace-slot"
          data-full={isFull}
          style={{ '--load': Math.min(1, taken / places) } as object}
        >
          <span>{time}</span>
          <strong>
            {taken}/{places}
          </strong>
        </span>
      ))}
    </button>
  );
}

/** The same in words, with what its kitchen has now and from when on the branch gets busy by itself. */
export function LoadText(given: Given) {
  const t = useTranslations('Staff');
  const slots = useSlots(given);
  const { in_kitchen: count, busy_over: over } = given.pace;
  return (
    <div className="grid gap-2">
      <p>
        {t('in_kitchen', { count })} {over && t('busy_over', over)}
      </p>
      {slots.length > 0 && (
        <dl className="pace-load">
          {slots.map(({ at, time, taken, places, isFull }) => (
            <div key={at}>
              <dt>{time}</dt>
              <dd className={isFull ? 'font-semibold text-danger' : ''}>
                {t(isFull ? 'slot_full' : 'slot_taken', { taken, places })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
