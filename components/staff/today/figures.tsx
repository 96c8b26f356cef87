'use client';

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { DayNumbers, Today } from '@/lib/contract/staff/day/today-calls';

type Print = (amount: number) => string;

const averageOf = ({ orders, sales }: DayNumbers): number => (orders === 0 ? 0 : sales / orders);

/** A figure, and of a day that of the same weekday before. */
export function Figure({
  name,
  now,
  before,
  hint,
}: {
  name: string;
  now: string;
  before: string | null;
  hint?: string | null;
}) {
  const t = useTranslations('StaffToday');
  return (
    <div className="today-figure">
      <dt>{name}</dt>
      <dd>
        <strong style={{ '--length': now.length } as CSSProperties}>{now}</strong>
        {before !== null && <span className="block text-muted">{t('before', { value: before })}</span>}
        {hint && <span className="block text-muted">{hint}</span>}
      </dd>
    </div>
  );
}

/** The largest figures first: orders, sales, how much an order is, and how long they took. */
export function Figures({ today: { now, before }, print }: { today: Today; print: Print }) {
  const t = useTranslations('StaffToday');
  const minutes = ({ timed }: DayNumbers) =>
    timed.orders === 0 ? null : t('minutes', { minutes: timed.took });
  const late =
    now.timed.orders === 0
      ? null
      : t('late', { late: now.timed.late, orders: now.timed.orders, promised: now.timed.promised });
  const rounded = (day: DayNumbers) => print(Math.round(averageOf(day)));
  return (
    <dl className="today-figures">
      <Figure name={t('sales')} now={print(now.sales)} before={print(before.sales)} />
      <Figure name={t('orders')} now={String(now.orders)} before={String(before.orders)} />
      <Figure name={t('average')} now={rounded(now)} before={rounded(before)} />
      <Figure name={t('took')} now={minutes(now) ?? '—'} before={minutes(before)} hint={late} />
      <Figure name={t('taken')} now={print(now.taken)} before={print(before.taken)} />
      <Figure name={t('tips')} now={print(now.tips)} before={print(before.tips)} />
      <Figure name={t('discounts')} now={print(now.discounts)} before={print(before.discounts)} />
      <Figure name={t('given_back')} now={print(now.given_back)} before={print(before.given_back)} />
      <Figure name={t('cancelled')} now={String(now.cancelled)} before={String(before.cancelled)} />
    </dl>
  );
}
