'use client';

import { useTranslations } from 'next-intl';
import type { Today } from '@/lib/contract/staff/day/today-calls';
import type { CsvCell } from '@/lib/domain/text/csv';
import { useCancelText } from './charts';

/** The numbers that a row may have, each in the column of its name. */
const NUMBERS = ['orders', 'pieces'] as const;
const SUMS = ['sales', 'taken', 'tips', 'given_back'] as const;
type Row = Partial<Record<(typeof NUMBERS)[number] | (typeof SUMS)[number], number>>;

/** @returns the charts of a day one under another, each row with the chart that it is of, and a column for each kind of number */
export function useDayTable() {
  const t = useTranslations('StaffToday');
  const staff = useTranslations('Staff');
  const method = useTranslations('Methods');
  const sayCancelled = useCancelText();
  const toRow = (table: string, name: string, row: Row): CsvCell[] => [
    ...[table, name],
    ...NUMBERS.map((column) => row[column] ?? null),
    ...SUMS.map((column) => (row[column] === undefined ? null : { amount: row[column] })),
  ];
  return ({ hours, services, methods, dishes, cancellations }: Today) => ({
    head: [t('table'), t('name'), ...[...NUMBERS, ...SUMS].map((column) => t(column))],
    rows: [
      ...hours.map(({ hour, orders, sales }) =>
        toRow(t('by_hour'), `${String(hour).padStart(2, '0')}:00`, { orders, sales }),
      ),
      ...services.map(({ service, orders, sales }) =>
        toRow(t('by_service'), staff(`service_${service}`), { orders, sales }),
      ),
      ...methods.map((row) => {
        const { taken, tips, given_back } = row;
        return toRow(t('by_method'), method(row.method), { taken, tips, given_back });
      }),
      ...dishes.map(({ name, count: pieces, sales }) => toRow(t('by_dish'), name, { pieces, sales })),
      ...cancellations.map((row) => toRow(t('why_cancelled'), sayCancelled(row), { orders: row.orders })),
    ],
  });
}
