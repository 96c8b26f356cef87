'use client';

import { useTranslations } from 'next-intl';
import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import { copyDay, paintWeek, type Span } from '@/lib/domain/shop/week/week-spans';
import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { TimeField } from './time-field';
import type { EditedWeek } from './use-week';

/** A shift that is added to a day without one, or behind its last. */
const FIRST: Span = { start: 12 * 60, end: 22 * 60 };
const WORKDAYS = WEEKDAYS.slice(0, 5);

const spanOf = (open: string, close: string): Span => {
  const [start, end] = [toMinutes(open), toMinutes(close)];
  return { start, end: end <= start ? end + DAY_MINUTES : end };
};

function nextSpan(spans: readonly Span[]): Span | null {
  const last = spans.at(-1);
  if (!last) return FIRST;
  const start = last.end + 60;
  return start + 60 <= DAY_MINUTES ? { start, end: Math.min(start + 240, DAY_MINUTES) } : null;
}

function Shift({ day, span, edited }: { day: Weekday; span: Span; edited: EditedWeek }) {
  const t = useTranslations('StaffBranches');
  const sayDay = useTranslations('Hours');
  const { week, paint } = edited;
  const [open, close] = [toClockTime(span.start), toClockTime(span.end)];
  const said = { day: sayDay(day), open, close };
  const closed = () => paintWeek(week, { days: [day], span, isOpen: false });
  const change = (to: Span) => paint(paintWeek(closed(), { days: [day], span: to, isOpen: true }));
  return (
    <span className="hours-shift">
      <TimeField label={t('opens', said)} value={open} onChange={(time) => change(spanOf(time, close))} />
      <span aria-hidden>–</span>
      <TimeField label={t('closes', said)} value={close} onChange={(time) => change(spanOf(open, time))} />
      {span.end > DAY_MINUTES && <span className="text-muted">{t('next_day')}</span>}
      <button
        type="button"
        className="icon-button"
        aria-label={t('shift_remove', said)}
        onClick={() => paint(closed())}
      >
        ✕
      </button>
    </span>
  );
}

/** A day with its shifts, one more, and the way to give other days the same. */
export function DayRow({ day, edited }: { day: Weekday; edited: EditedWeek }) {
  const t = useTranslations('StaffBranches');
  const sayDay = useTranslations('Hours');
  const { week, paint } = edited;
  const spans = week[day];
  const next = nextSpan(spans);
  const said = { day: sayDay(day) };
  return (
    <li className="hours-day">
      <strong className="hours-name">{said.day}</strong>
      <div className="hours-shifts">
        {spans.length === 0 && <span className="text-muted">{t('closed')}</span>}
        {spans.map((span) => (
          <Shift key={span.start} {...{ day, span, edited }} />
        ))}
      </div>
      <div className="hours-more">
        {next && (
          <button
            type="button"
            className="link-button"
            aria-label={t('shift_add_of', said)}
            onClick={() => paint(paintWeek(week, { days: [day], span: next, isOpen: true }))}
          >
            {t('shift_add')}
          </button>
        )}
        {spans.length > 0 && (
          <>
            <button
              type="button"
              className="link-button"
              aria-label={t('copy_workdays_of', said)}
              onClick={() => paint(copyDay(week, day, WORKDAYS))}
            >
              {t('copy_workdays')}
            </button>
            <button
              type="button"
              className="link-button"
              aria-label={t('copy_all_of', said)}
              onClick={() => paint(copyDay(week, day, WEEKDAYS))}
            >
              {t('copy_all')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
