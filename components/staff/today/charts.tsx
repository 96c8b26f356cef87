'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import type { Today } from '@/lib/contract/staff/day/today-calls';
import type { StaffNumbers } from '@/lib/contract/staff/number-calls';
import { CANCEL_REASONS } from '@/lib/domain/orders/cancel-reasons';
import { FUNNEL_STEPS } from '@/lib/domain/visit/funnel';
import { BarTable, shareOf } from './bar-table';

type Print = (amount: number) => string;
type Shown = { today: Today; print: Print };

/** Orders of each hour beside those of the same weekday. */
export function Hours({ today: { hours }, print }: Shown) {
  const t = useTranslations('StaffToday');
  const { hour: printHour } = useHours();
  const share = shareOf(hours.flatMap((row) => [row.orders, row.orders_before]));
  return (
    <BarTable
      caption={t('by_hour')}
      bars={{ now: t('orders'), before: t('week_before') }}
      head={[t('hour'), t('orders'), t('before_short'), t('sales')]}
      rows={hours.map((row) => ({
        key: String(row.hour),
        name: printHour(`${String(row.hour).padStart(2, '0')}:00`),
        ...{ share: share(row.orders), before: share(row.orders_before) },
        cells: [row.orders, row.orders_before, print(row.sales)],
      }))}
    />
  );
}

export function Services({ today: { services }, print }: Shown) {
  const t = useTranslations('StaffToday');
  const staff = useTranslations('Staff');
  const share = shareOf(services.flatMap((row) => [row.sales, row.sales_before]));
  return (
    <BarTable
      caption={t('by_service')}
      bars={{ now: t('sales'), before: t('week_before') }}
      head={[t('service'), t('orders'), t('sales'), t('before_short')]}
      rows={services.map((row) => ({
        key: row.service,
        name: staff(`service_${row.service}`),
        ...{ share: share(row.sales), before: share(row.sales_before) },
        cells: [row.orders, print(row.sales), print(row.sales_before)],
      }))}
    />
  );
}

/** The money that came and went, which the close of the day says alike. */
export function Methods({ today: { methods }, print }: Shown) {
  const t = useTranslations('StaffToday');
  const method = useTranslations('Methods');
  const share = shareOf(methods.map(({ taken }) => taken));
  return (
    <BarTable
      caption={t('by_method')}
      head={[t('method'), t('taken'), t('tips'), t('given_back')]}
      rows={methods.map((row) => ({
        key: row.method,
        name: method(row.method),
        share: share(row.taken),
        cells: [print(row.taken), print(row.tips), print(row.given_back)],
      }))}
    />
  );
}

export function Dishes({ today: { dishes }, print }: Shown) {
  const t = useTranslations('StaffToday');
  const share = shareOf(dishes.map(({ sales }) => sales));
  return (
    <BarTable
      caption={t('by_dish')}
      head={[t('dish'), t('pieces'), t('sales')]}
      rows={dishes.map((row) => ({
        key: String(row.product_id),
        ...{ name: row.name, share: share(row.sales) },
        cells: [row.count, print(row.sales)],
      }))}
    />
  );
}

/** Says who cancelled orders, and why. */
export function useCancelText() {
  const t = useTranslations('StaffToday');
  const money = useTranslations('StaffMoney');
  return ({ by, reason }: Today['cancellations'][number]): string => {
    const known = by === 'diner' ? CANCEL_REASONS.find((one) => one === reason) : undefined;
    if (known) return money(`cancelled_${known}`);
    return reason === null ? t(`cancelled_by_${by}`) : `${t(`cancelled_by_${by}`)}: «${reason}»`;
  };
}

/** Why orders were cancelled: the diner's choice, or the words that staff wrote to them. */
export function Cancellations({ today: { cancellations } }: Pick<Shown, 'today'>) {
  const t = useTranslations('StaffToday');
  const say = useCancelText();
  const share = shareOf(cancellations.map(({ orders }) => orders));
  return (
    <BarTable
      caption={t('why_cancelled')}
      head={[t('reason'), t('orders')]}
      rows={cancellations.map((row) => ({
        key: `${row.by}-${row.reason}`,
        ...{ name: say(row), share: share(row.orders) },
        cells: [row.orders],
      }))}
    />
  );
}

/** How many visits came how far, of the whole restaurant. */
export function Visits({ visits }: { visits: StaffNumbers['visits'] }) {
  const t = useTranslations('StaffToday');
  const format = useFormatter();
  const share = shareOf(FUNNEL_STEPS.map((step) => visits[step]));
  const rate = (step: (typeof FUNNEL_STEPS)[number]) =>
    visits.visit === 0 ? '—' : format.number(visits[step] / visits.visit, { style: 'percent' });
  return (
    <BarTable
      caption={t('visits')}
      head={[t('step'), t('count'), t('part')]}
      rows={FUNNEL_STEPS.map((step) => ({
        key: step,
        ...{ name: t(`step_${step}`), share: share(visits[step]) },
        cells: [visits[step], rate(step)],
      }))}
    />
  );
}

const MOST_SOURCES = 10;
/** Names that no campaign has. */
const SOURCES = ['direct', 'others'] as const;

/** Whence the visits came, those that brought most first, and how many of each ordered. */
export function Sources({ sources }: { sources: StaffNumbers['sources'] }) {
  const t = useTranslations('StaffToday');
  const share = shareOf(sources.map(({ visit }) => visit));
  const nameOf = ({ source, medium, campaign }: StaffNumbers['sources'][number]): string => {
    const known = SOURCES.find((one) => one === source);
    return known ? t(`source_${known}`) : [source, medium, campaign].filter(Boolean).join(' · ');
  };
  return (
    <BarTable
      caption={t('sources')}
      head={[t('source'), t('count'), t('step_paid')]}
      rows={sources.slice(0, MOST_SOURCES).map((row) => ({
        key: JSON.stringify([row.source, row.medium, row.campaign]),
        ...{ name: nameOf(row), share: share(row.visit) },
        cells: [row.visit, row.paid],
      }))}
    />
  );
}
