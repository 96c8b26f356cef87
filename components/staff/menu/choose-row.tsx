'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Choose } from './use-chosen';

/** A box beside a row; with Shift, all rows from the last one that was pressed. */
export function ChooseRow({
  sku,
  name,
  isChosen,
  choose,
  children,
}: {
  sku: string;
  name: string;
  isChosen: boolean;
  choose: Choose;
  children: ReactNode;
}) {
  const t = useTranslations('StaffBulk');
  return (
    <label className="menu-choose">
      <input
        type="checkbox"
        checked={isChosen}
        readOnly
        aria-label={t('choose', { name })}
        onClick={(event) => choose(sku, event.currentTarget.checked, event.shiftKey)}
      />
      {children}
    </label>
  );
}
