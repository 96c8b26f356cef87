'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { BarTable, shareOf } from '@/components/staff/today/bar-table';
import { Figure } from '@/components/staff/today/figures';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { dayScoresOf } from '@/lib/domain/feedback/day-scores';

type Rating = StaffRatings['ratings'][number];
type Month = StaffRatings['branches'][number];
const SCORES = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
const MOST_DAYS = 14;

/** The scores of the last thirty days. */
export function MonthFigures({ month: { average, menu_average: page, count } }: { month: Month }) {
  const t = useTranslations('StaffSaid');
  const format = useFormatter();
  const print = (score: number) => t('of_ten', { score: format.number(score, { maximumFractionDigits: 1 }) });
  return (
    <dl className="today-figures">
      {average !== null && (
        <Figure name={t('average')} now={print(average)} before={null} hint={t('of_month', { count })} />
      )}
      {page !== null && <Figure name={t('page')} now={print(page)} before={null} />}
    </dl>
  );
}

/** How many gave each score, the best first, and how each day was. `note` says of which ratings. */
export function ScoreCharts({
  ratings,
  note,
  timezone,
}: {
  ratings: readonly Rating[];
  note: string;
  timezone: string;
}) {
  const t = useTranslations('StaffSaid');
  const format = useFormatter();
  const counts = SCORES.map((score) => ratings.filter((one) => one.score === score).length);
  const share = shareOf(counts);
  const days = dayScoresOf({ ratings, timezone, most: MOST_DAYS });
  const print = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
    });
  return (
    <>
      <BarTable
        {...{ note }}
        caption={t('scores')}
        head={[t('score'), t('count')]}
        rows={SCORES.map((score, at) => ({
          ...{ key: String(score), name: String(score), share: share(counts[at] ?? 0) },
          cells: [counts[at] ?? 0],
        }))}
      />
      {days.length > 1 && (
        <BarTable
          caption={t('by_day')}
          head={[t('day'), t('score'), t('day_count')]}
          rows={days.map(({ day, average, count }) => ({
            ...{ key: day, name: print(day), share: average / 10 },
            cells: [format.number(average, { maximumFractionDigits: 1 }), count],
          }))}
        />
      )}
    </>
  );
}
