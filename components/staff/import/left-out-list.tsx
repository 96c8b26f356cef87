'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';

/** Lists what a file says and a menu here does not keep. */
export function LeftOutList({ left }: { left: Extract<ReadMenu, { outcome: 'read' }>['left'] }) {
  const t = useTranslations('StaffImport');
  const format = useFormatter();
  if (left.length === 0) return null;
  return (
    <section className="branches-card" aria-label={t('left')}>
      <h2 className="text-section">{t('left')}</h2>
      <ul className="list-inside list-disc">
        {left.map(({ what, count, names }) => (
          <li key={what}>
            {t(`left_${what}`)}:{' '}
            {format.list([
              ...names,
              ...(count > names.length ? [t('left_more', { count: count - names.length })] : []),
            ])}
          </li>
        ))}
      </ul>
    </section>
  );
}
