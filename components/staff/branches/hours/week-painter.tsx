'use client';

import { useTranslations } from 'next-intl';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { DRAWN_MINUTES, usePainting } from './use-painting';
import type { EditedWeek } from './use-week';

const EVERY = 3 * 60;
const HOURS = Array.from({ length: DRAWN_MINUTES / EVERY + 1 }, (_, index) => index * EVERY);
const share = (minutes: number) => `${(Math.min(minutes, DRAWN_MINUTES) / DRAWN_MINUTES) * 100}%`;

/** The week as a picture that a mouse paints. The shifts below say the same in words. */
export function WeekPainter({ edited }: { edited: EditedWeek }) {
  const t = useTranslations('StaffBranches');
  const sayDay = useTranslations('Hours');
  const { shown, ...painting } = usePainting(edited);
  return (
    <div className="hours-painter" aria-hidden>
      <p className="text-muted">{t('paint_hint')}</p>
      <div className="hours-heads">
        {WEEKDAYS.map((day) => (
          <span key={day}>{sayDay(day)}</span>
        ))}
      </div>
      <div className="hours-clock">
        {HOURS.map((minute) => (
          <span key={minute} style={{ top: share(minute) }}>
            {toClockTime(minute)}
          </span>
        ))}
      </div>
      <div className="hours-week" {...painting}>
        {WEEKDAYS.map((day) => (
          <div key={day} className="hours-column">
            {shown[day].map(({ start, end }) => (
              <div
                key={start}
                className="hours-span"
                style={{ top: share(start), height: share(Math.min(end, DRAWN_MINUTES) - start) }}
              >
                {toClockTime(start)} – {toClockTime(end)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
