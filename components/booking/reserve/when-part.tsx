import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { FailedLoad } from '@/components/layout/failed-load';
import { useApp } from '@/lib/browser/app-provider';
import { DayStrip } from './day-strip';
import { HoldNote } from './hold-note';
import { HourChips } from './hour-chips';
import type { Choice } from './use-choice';

function Hours({ choice, isWrong }: { choice: Choice; isWrong: boolean }) {
  const t = useTranslations('Reserve');
  const { schedule, date, chosen, hold, pick } = choice;
  const { data } = schedule;
  if (!data || data.date !== date || data.people !== choice.people)
    return <div className="skeleton h-[160px]" aria-busy />;
  const day = data.days.find((one) => one.date === date);
  if (day?.state === 'walk_in') return <p role="status">{t('walk_in_text')}</p>;
  if (data.hours.length === 0) return <p role="status">{t(date === null ? 'no_days' : 'no_hours')}</p>;
  return (
    <>
      <HourChips
        hours={data.hours}
        day={data.date ?? ''}
        value={chosen}
        held={hold.hold}
        isWrong={isWrong}
        onPick={pick}
      />
      {data.hours.every(({ places, waits }) => places === 'full' && !waits) && (
        <p className="mt-2 text-muted">{t('all_full')}</p>
      )}
    </>
  );
}

/** Day and hour, and what became of the table that was asked for. */
export function WhenPart({ choice, isWrong }: { choice: Choice; isWrong: boolean }) {
  const t = useTranslations('Reserve');
  const textOf = useErrorText(useApp().tenant);
  const { schedule, date, chosen, hold, refusal } = choice;
  const { data, error, refetch } = schedule;
  if (!data && error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  const held = hold.hold;
  return (
    <>
      {data ? (
        <DayStrip days={data.days} value={date} onChange={choice.changeDate} />
      ) : (
        <div className="skeleton h-[140px]" aria-busy />
      )}
      <Hours choice={choice} isWrong={isWrong} />
      {refusal && (
        <p role="alert" className="error">
          {textOf(refusal.key, refusal.values)}
        </p>
      )}
      {chosen?.waits && (
        <p role="status" className="card p-4">
          {t('waits_text')}
        </p>
      )}
      {held && (
        <HoldNote
          key={held.id}
          until={held.held_until}
          isBusy={hold.isPending}
          onAgain={() => void hold.take({ date: held.date, hour: held.hour, people: held.people })}
        />
      )}
    </>
  );
}
