'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSignedIn } from '@/lib/queries/staff/person';

const SCREENS = [
  { name: 'tenants', path: '/operator' },
  { name: 'acts', path: '/operator-history' },
] as const;
export type OperatorScreen = (typeof SCREENS)[number]['name'];

/** For an operator who has no second factor yet: nothing else is there for them. */
function AddFactor() {
  const t = useTranslations('StaffOperator');
  return (
    <div className="page grid max-w-[480px] gap-4">
      <h1 className="text-page">{t('factor_title')}</h1>
      <p>{t('factor_text')}</p>
      <a className="button" href="/sessions">
        {t('factor_go')}
      </a>
    </div>
  );
}

/** The bar of the installation's screens (rule staff/operators). */
export function OperatorFrame({ screen, children }: { screen: OperatorScreen; children: ReactNode }) {
  const t = useTranslations('StaffOperator');
  const staff = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useSignedIn();
  const operator = data?.operator;
  return (
    <>
      <header className="staff-bar">
        <a className="text-lead font-semibold" href="/operator">
          {t('title')}
        </a>
        {operator?.has_factor && (
          <nav aria-label={staff('screens')}>
            <div className="bar-screens">
              {SCREENS.map(({ name, path }) => (
                <a key={name} href={path} aria-current={name === screen ? 'page' : undefined}>
                  {t(name)}
                </a>
              ))}
            </div>
          </nav>
        )}
        {data && (
          <a className="ml-auto" href="/sessions" title={data.name}>
            {data.name}
          </a>
        )}
      </header>
      <main aria-busy={!data && !error}>
        {error && !data ? (
          <p className="page" role="alert">
            {sayFault(error)}
          </p>
        ) : null}
        {data && !operator && <p className="page">{t('not_operator')}</p>}
        {operator && !operator.has_factor && <AddFactor />}
        {operator?.has_factor && children}
      </main>
    </>
  );
}
