'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';

const PARTS = ['products', 'categories', 'options', 'translations'] as const;
export type MenuPart = (typeof PARTS)[number];

/** The parts of the menu: products, categories, the options that products share, and texts where there is more than one language. */
export function MenuParts({ part, onPart }: { part: MenuPart; onPart: (part: MenuPart) => void }) {
  const t = useTranslations('StaffMenu');
  const { langs } = useEditing();
  const parts = PARTS.filter((one) => one !== 'translations' || langs.length > 1);
  return (
    <nav className="menu-parts" aria-label={t('parts')}>
      {parts.map((one) => (
        <button
          key={one}
          type="button"
          className="button button-quiet"
          aria-current={one === part ? 'page' : undefined}
          onClick={() => onPart(one)}
        >
          {t(`part_${one}`)}
        </button>
      ))}
    </nav>
  );
}
