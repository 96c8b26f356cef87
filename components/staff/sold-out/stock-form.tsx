'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { Field } from '@/components/ui/field';

const WHOLE = /^\d{0,6}$/;

/** How many are left; nothing in the field: they are not counted. */
export function StockForm({
  stock,
  isPending,
  onStock,
}: {
  stock: number | null;
  isPending: boolean;
  onStock: (left: number | null) => void;
}) {
  const t = useTranslations('Staff');
  const [left, setLeft] = useState(stock === null ? '' : String(stock));
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onStock(left === '' ? null : Number(left));
      }}
    >
      <Field
        label={t('left')}
        hint={t('left_hint')}
        value={left}
        inputMode="numeric"
        autoComplete="off"
        onChange={(typed) => WHOLE.test(typed) && setLeft(typed)}
      />
      <NamedButton words={t('save_count')} type="submit" className="button" disabled={isPending} />
    </form>
  );
}
