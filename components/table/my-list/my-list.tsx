'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { addAtOnce, showCounts } from '@/lib/browser/menu-markup/add-buttons';
import { nameOf } from '@/lib/browser/menu-markup/dishes';
import { findMenu, setMenuReadOnly } from '@/lib/browser/menu-markup/menu';
import { takeEvents } from '@/lib/browser/taps/page-events';
import { settle } from '@/lib/browser/taps/read-clicks';
import { addToList, listAt, setListCount } from '@/lib/stores/my-list';
import { ListSheet } from './list-sheet';

/** Dishes to tell the waiter, where a menu takes no orders; on the phone alone (rule table/my-list). */
export function MyList() {
  const t = useTranslations('Table');
  const { stores, screen } = useApp();
  const supplierId = screen.supplier?.id ?? 0;
  const [isOpen, setOpen] = useState(false);
  const lines = useSlice('ontable', (state) => listAt(state, supplierId));
  const counts = useMemo(() => new Map(lines.map(({ id, count }) => [id, count])), [lines]);
  useEffect(
    () => showCounts({ counts, takes: () => true, takeLabel: t('list_take', { name: '{name}' }) }),
    [counts, t],
  );
  useEffect(() => {
    const root = findMenu();
    if (root) addAtOnce({ root, label: t('list_add', { name: '{name}' }) });
    setMenuReadOnly(false);
    return takeEvents({
      'add-product': ({ productId, dish }) => {
        settle();
        addToList({ stores, supplierId, dish: { id: productId, name: nameOf(dish) } });
      },
      'take-product': ({ productId: id }) => {
        settle();
        const line = listAt(stores.ontable.getState(), supplierId).find((one) => one.id === id);
        if (line) setListCount({ stores, id, count: line.count - 1 });
      },
    });
  }, [stores, supplierId, t]);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <button type="button" className="button flex-1" onClick={() => setOpen(true)}>
        {t('list_count', { count })}
      </button>
      {isOpen && <ListSheet supplierId={supplierId} onClose={() => setOpen(false)} />}
    </>
  );
}
