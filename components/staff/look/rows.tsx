'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** Entries of a list that have no key of their own, in an order that is changed; the list is set as a whole. */
export function Rows<Row>({
  rows,
  nameOf,
  onChange,
  children,
}: {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (to: Row) => void) => ReactNode;
}) {
  const t = useTranslations('StaffLook');
  const swap = (index: number) =>
    onChange(
      rows.flatMap((row, place) =>
        place === index ? [] : place === index + 1 ? [row, ...rows.slice(index, index + 1)] : [row],
      ),
    );
  return (
    <ol className="grid gap-4">
      {rows.map((row, index) => (
        // Rows have no name of their own: their place is all that tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: what is typed is in the draft, not in the row
        <li key={index} className="look-row">
          {children(row, (to) => onChange(rows.map((one, place) => (place === index ? to : one))))}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="icon-button"
              aria-label={t('row_up', { name: nameOf(row) })}
              disabled={index === 0}
              onClick={() => swap(index - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('row_down', { name: nameOf(row) })}
              disabled={index === rows.length - 1}
              onClick={() => swap(index)}
            >
              ↓
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('row_remove', { name: nameOf(row) })}
              onClick={() => onChange(rows.filter((one) => one !== row))}
            >
              ✕
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}
