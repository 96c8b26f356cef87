'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { findOrders } from '@/lib/domain/staff/search';

/** The words that are looked for, and whether the finished orders are shown instead of the columns. */
export function useFinding(orders: readonly StaffOrder[]) {
  const [query, setQuery] = useState('');
  const [isDone, setDone] = useState(false);
  const found = useMemo(() => findOrders({ orders, query }), [orders, query]);
  // Empty columns would say that there is nothing to do.
  const hasColumns = !isDone && (query.trim() === '' || found.length > 0);
  const end = () => {
    setQuery('');
    setDone(false);
  };
  return { end, query: query.trim(), typed: query, setQuery, isDone, setDone, found, hasColumns };
}
export type Finding = ReturnType<typeof useFinding>;

const TYPED_IN = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Finds orders by words; the key `/` begins (rule staff/search). */
export function BoardSearch({ finding: { typed, setQuery, isDone, setDone } }: { finding: Finding }) {
  const t = useTranslations('Staff');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const begin = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && TYPED_IN.includes(event.target.tagName);
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', begin);
    return () => document.removeEventListener('keydown', begin);
  }, []);
  return (
    <div className="board-search">
      <Field
        {...{ label: t('find_order'), value: typed, onChange: setQuery, inputRef: input }}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('find_order_hint')}
      />
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={isDone}
        onClick={() => setDone(!isDone)}
      >
        {t('done')}
      </button>
    </div>
  );
}
