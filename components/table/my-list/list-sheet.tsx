'use client';

import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet';
import { Stepper } from '@/components/ui/stepper';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { LINE_COUNT } from '@/lib/domain/cart/line-limits';
import { clearList, listAt, setListCount } from '@/lib/stores/my-list';

/** Shows the list in big type, which the waiter reads from where they stand. */
export function ListSheet({ supplierId, onClose }: { supplierId: number; onClose: () => void }) {
  const t = useTranslations('Table');
  const { stores } = useApp();
  const lines = useSlice('ontable', (state) => listAt(state, supplierId));
  const label = useSlice('ontable', ({ tableCode }) => tableCode ?? '');
  const text = useCaughtFocus<HTMLParagraphElement>(lines.length);
  const clear = () => {
    clearList(stores);
    onClose();
  };
  return (
    <Sheet
      open
      tall
      onClose={onClose}
      title={`${t('table', { label })} · ${t('list')}`}
      closeLabel={t('close')}
    >
      <p ref={text} tabIndex={-1} className="text-muted">
        {t(lines.length > 0 ? 'list_text' : 'list_empty')}
      </p>
      <ul className="waiter-lines mt-4">
        {lines.map(({ id, name, count }) => (
          <li key={id} className="grid justify-items-start gap-2 border-line border-b pb-4">
            <p>
              {count} × {name}
            </p>
            <Stepper
              value={count}
              min={0}
              max={LINE_COUNT}
              onChange={(next) => setListCount({ stores, id, count: next })}
              labels={{
                group: name,
                fewer: count === 1 ? t('list_remove', { name }) : t('list_fewer'),
                more: t('list_more'),
              }}
            />
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <button type="button" className="button button-quiet mt-6 w-full" onClick={clear}>
          {t('list_clear')}
        </button>
      )}
    </Sheet>
  );
}
