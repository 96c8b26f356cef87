import { useTranslations } from 'next-intl';
import type { MoneyFigures } from '@/lib/contract/staff/day/ledger-shapes';
import type { Doer } from '@/lib/contract/staff/doer';
import type { CsvCell } from '@/lib/domain/text/csv';
import { useClosePlace, useCloseWords } from './close-place';

/** The figures of a reading or a close; what a reading has not is null. */
export type Figured = {
  number: number | null;
  at: string;
  days: readonly string[];
  by: Doer | null;
  report: MoneyFigures;
  counted: number | null;
  difference: number | null;
};

const amountOf = (amount: number | null): CsvCell => (amount === null ? null : { amount });

/**
 * A table of readings or closes for a spreadsheet: of each a line for each way to pay, one for all of them, and one for the drawer, so that
 * a line says by itself whose it is (rule staff/csv).
 */
export function useFiguresTable() {
  const t = useTranslations('StaffClose');
  const staff = useTranslations('Staff');
  const methodText = useTranslations('Methods');
  const words = useCloseWords();
  const { branch } = useClosePlace();
  const head = [
    ...[staff('branch'), t('number'), t('when'), t('days'), t('by'), t('method'), t('orders_word')],
    ...[t('taken'), t('tips'), t('rounding'), t('given_back'), t('total')],
    ...[t('opening'), t('cash_in'), t('cash_out'), t('expected'), t('counted'), t('difference')],
  ];
  const linesOf = ({ number, at, days, by, report, counted, difference }: Figured): CsvCell[][] => {
    const first: CsvCell[] = [
      ...[branch.name, number, { at, timezone: branch.timezone }, words.days(days)],
      by === null ? null : words.by(by),
    ];
    const { cash } = report;
    const sums = [...report.methods.map((one) => ({ ...one, name: methodText(one.method) })), report];
    const ways = sums.map((one) => [
      ...[...first, 'name' in one ? one.name : t('all'), one.orders],
      ...[one.sales, one.tips, one.rounding, -one.given_back, one.total].map(amountOf),
      ...Array.from({ length: 6 }, () => null),
    ]);
    const drawer = [cash.opening, cash.put_in, -cash.taken_out, cash.expected, counted, difference];
    return [
      ...ways,
      [...first, t('drawer'), ...Array.from({ length: 6 }, () => null), ...drawer.map(amountOf)],
    ];
  };
  return (list: readonly Figured[]) => ({ head, rows: list.flatMap(linesOf) });
}
