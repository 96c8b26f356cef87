'use client';

import { useTranslations } from 'next-intl';
import type { StartStep } from '@/lib/domain/shop/starter/what-keeps-from-selling';

/** The section of a screen that mends a step. */
const PLACES: Record<StartStep['what'], { screen: string; section?: string }> = {
  products: { screen: 'menu' },
  place: { screen: 'branches', section: 'facts' },
  hours: { screen: 'branches', section: 'hours' },
  services: { screen: 'branches', section: 'services' },
  payments: { screen: 'branches', section: 'payments' },
  zones: { screen: 'branches', section: 'zones' },
  tables: { screen: 'branches', section: 'tables' },
  policies: { screen: 'look', section: 'policies' },
  logo: { screen: 'look', section: 'colors' },
};

function addressOf(slug: string, { what, branch }: StartStep): string {
  const { screen, section } = PLACES[what];
  const asked = new URLSearchParams({
    ...(branch !== null && screen === 'branches' ? { branch } : {}),
    ...(section === undefined ? {} : { section }),
  }).toString();
  return `/${slug}/${screen}${asked === '' ? '' : `?${asked}`}`;
}

/** Steps with the way to the screen that mends each. @param nameOf the name of a branch; null where there is one alone */
export function StartList({
  slug,
  steps,
  label,
  nameOf,
}: {
  slug: string;
  steps: readonly StartStep[];
  label: string;
  nameOf: (branch: string) => string | null;
}) {
  const t = useTranslations('StaffStart');
  return (
    <section className="edit-card" aria-label={label}>
      <h2 className="text-section">{label}</h2>
      <ol className="start-steps">
        {steps.map((step) => {
          const { what, isDone, branch } = step;
          const where = branch === null || isDone ? null : nameOf(branch);
          return (
            <li key={what} data-done={isDone}>
              <span className="start-mark" role="img" aria-label={t(isDone ? 'done' : 'missing')}>
                {isDone ? '✓' : '○'}
              </span>
              <span className="grid">
                <strong>{t(`step_${what}`)}</strong>
                <span className="text-muted">{[t(`text_${what}`), where].filter(Boolean).join(' · ')}</span>
              </span>
              <span className="start-ways">
                <a className="link-button" href={addressOf(slug, step)}>
                  {t(isDone ? 'see' : `go_${what}`)}
                </a>
                {what === 'products' && !isDone && (
                  <a className="link-button" href={`/${slug}/import`}>
                    {t('go_import')}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
