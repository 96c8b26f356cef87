'use client';

import { useTranslations } from 'next-intl';
import { saveFile } from '@/lib/browser/save-file';
import type { Currency } from '@/lib/domain/money/currencies';
import { type CsvCell, writeCsv } from '@/lib/domain/text/csv';
import { useSending } from './use-sending';

type Table = { head: readonly string[]; rows: readonly (readonly CsvCell[])[] };

/** Saves a list as a table for a spreadsheet (rule staff/csv). @param name of the file, without `.csv` */
export function SaveCsv({
  name,
  table,
  currency,
}: {
  name: string;
  table: () => Table | Promise<Table>;
  currency: Currency;
}) {
  const t = useTranslations('Staff');
  const { press, isPending, fault } = useSending(async () =>
    saveFile({
      name: `${name}.csv`,
      text: writeCsv({ ...(await table()), currency }),
      type: 'text/csv;charset=utf-8',
    }),
  );
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        disabled={isPending}
        aria-busy={isPending}
        onClick={press}
      >
        {t('save_csv')}
      </button>
      {fault !== null && (
        <span role="alert" className="text-danger">
          {fault}
        </span>
      )}
    </>
  );
}
