'use client';

import { useTranslations } from 'next-intl';

const PARTS = ['products', 'categories', 'options'] as const;
export type MenuPart = (typeof PARTS)[number];

/** The parts of the menu: its products, its categories, and the options that products share. */
export function MenuParts({ part, onPart }: { part: MenuPart; onPart: (part: MenuPart) => void }) {
  const t = useTranslations('StaffMenu');
  return (
    <nav className="menu-parts" aria-label={t('parts')}>
      {PARTS.map((one) => (
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
