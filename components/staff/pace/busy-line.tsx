'use client';

import { useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import { useSending } from '@/components/staff/use-sending';
import { type Pace, setBusy } from '@/lib/contract/staff/pace-calls';
import { BUSY_LENGTHS, BUSY_MINUTES, busyAt } from '@/lib/domain/branches/busy';
import { useStaff } from '@/lib/queries/staff/staff-context';

type Said = { minutes: (typeof BUSY_MINUTES)[number] | null; length: (typeof BUSY_LENGTHS)[number] };
type Given = { slug: string; pace: Pace; now: Date; onPace: (pace: Pace) => void };

/** @param onDone after an answer */
function useSayBusy({ slug, pace, onPace, onDone }: Omit<Given, 'now'> & { onDone: () => void }) {
  const { http } = useStaff();
  return useSending(async (body: Said) => {
    onPace(await http(slug)(setBusy, { params: { id: String(pace.supplier_id) }, body }));
    onDone();
  });
}

const nothing = () => undefined;

/** How far the kitchen says that it is behind, with the button that ends it. */
export function BusyLine({ timezone, now, ...given }: Given & { timezone: string }) {
  const t = useTranslations('Staff');
  const { clock } = useHours();
  const { press, isPending, fault } = useSayBusy({ ...given, onDone: nothing });
  const busy = busyAt({ busy: given.pace.busy, at: now });
  if (!busy) return null;
  const { minutes, until, by_load: isByLoad } = busy;
  const open = t(isByLoad ? 'busy_load' : 'busy_open', { minutes });
  return (
    <p className="pace-pause">
      <strong>{until === null ? open : t('busy_until', { minutes, time: clock(until, timezone) })}</strong>
      <button
        type="button"
        className="button"
        disabled={isPending}
        onClick={() => press({ minutes: null, length: 'hour' })}
      >
        {t('busy_end')}
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </p>
  );
}

/** The minutes for an hour, or until somebody ends it: one tap. @param onDone closes what holds it */
export function BusyChoices({ onDone, ...given }: Omit<Given, 'now'> & { onDone: () => void }) {
  const t = useTranslations('Staff');
  const { press, isPending, fault } = useSayBusy({ ...given, onDone });
  return (
    <>
      {BUSY_LENGTHS.map((length) => (
        <fieldset key={length} className="pace-choices">
          <legend>{t(length === 'hour' ? 'busy_for_hour' : 'busy_for_open')}</legend>
          {BUSY_MINUTES.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className="button button-quiet"
              disabled={isPending}
              onClick={() => press({ minutes, length })}
            >
              {t('busy_add', { minutes })}
            </button>
          ))}
        </fieldset>
      ))}
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </>
  );
}
