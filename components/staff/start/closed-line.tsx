'use client';

import { useTranslations } from 'next-intl';

/** Says on every screen that diners do not see the restaurant, and leads to what is left to do (rule tenant/starter). */
export function ClosedLine({ slug, isHere }: { slug: string; isHere: boolean }) {
  const t = useTranslations('StaffStart');
  return (
    <p className="staff-closed">
      <span>{t('closed')}</span>
      {!isHere && (
        <a className="link-button" href={`/${slug}/start`}>
          {t('closed_go')}
        </a>
      )}
    </p>
  );
}
