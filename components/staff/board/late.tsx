'use client';

import { useTranslations } from 'next-intl';

/** Says in a word what the colour of the card says (rule staff/late). @param minutes null: it is not late */
export function Late({ minutes }: { minutes: number | null }) {
  const t = useTranslations('Staff');
  return minutes === null ? null : <strong className="board-late">{t('late', { minutes })}</strong>;
}
