'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SaveCsv } from '@/components/staff/save-csv';
import { useHours } from '@/components/staff/shop';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import type { Today as Numbers } from '@/lib/contract/staff/day/today-calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { useToday, useVisitsOf } from '@/lib/queries/staff/today';
import { Cancellations, Dishes, Hours, Methods, Services, Sources, Visits } from './charts';
import { Figures } from './figures';
import { useDayTable } from './use-day-table';

function Charts({ slug, today, print }: { slug: string; today: Numbers; print: (amount: number) => string }) {
  const numbers = useVisitsOf({ slug, date: today.date });
  return (
    <div className="today-charts">
      {today.hours.length > 0 && <Hours {...{ today, print }} />}
      {today.services.length > 0 && <Services {...{ today, print }} />}
      {today.methods.length > 0 && <Methods {...{ today, print }} />}
      {today.dishes.length > 0 && <Dishes {...{ today, print }} />}
      {today.cancellations.length > 0 && <Cancellations {...{ today }} />}
      {numbers !== null && numbers.visits.visit > 0 && (
        <>
          <Visits visits={numbers.visits} />
          <Sources sources={numbers.sources} />
        </>
      )}
    </div>
  );
}

/** A day of a branch in numbers, beside the same weekday a week before (rule staff/today). */
export function Today({
  slug,
  branch,
  currency,
  choice,
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  choice: ReactNode;
}) {
  const t = useTranslations('StaffToday');
  const format = useFormatter();
  const sayFault = useFaultText();
  const { hour: printHour } = useHours();
  const [date, setDate] = useState('');
  const { today, error, isPending } = useToday({ slug, branchId: branch.id, date: date || null });
  const toTable = useDayTable();
  const print = (amount: number) => formatAmount({ amount, currency });
  const dayOf = (of: string, weekday?: 'long') =>
    format.dateTime(new Date(`${of}T12:00:00Z`), {
      ...(weekday && { weekday }),
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    });
  return (
    <>
      <div className="today-head">
        {choice}
        <Field label={t('day')} type="date" value={date || (today?.date ?? '')} onChange={setDate} />
        {today && (
          <SaveCsv {...{ currency }} name={`${t('file')}-${today.date}`} table={() => toTable(today)} />
        )}
      </div>
      {error && !today ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      {!today && !error && <div className="alarms-skeleton" aria-busy="true" />}
      {today && (
        <div className="today-parts" aria-busy={isPending}>
          <p role="status" className="today-day">
            {today.until === null
              ? t('compared', { day: dayOf(today.date, 'long'), against: dayOf(today.against) })
              : t('compared_until', {
                  day: dayOf(today.date, 'long'),
                  against: dayOf(today.against),
                  hour: printHour(today.until),
                })}
          </p>
          <Figures {...{ today, print }} />
          {today.now.orders + today.now.cancelled === 0 && <p className="text-muted">{t('nothing')}</p>}
          <Charts {...{ slug, today, print }} />
        </div>
      )}
    </>
  );
}
