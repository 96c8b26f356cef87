'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { goTo } from '@/lib/browser/go-to';
import { homeOf } from '@/lib/domain/staff/screens';
import { useSignedIn } from '@/lib/queries/staff/person';
import { useFaultText } from './use-fault-text';

/** The restaurants of who is signed in; one alone is opened at once. */
export function ChooseTenant() {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useSignedIn();
  const [only, ...others] = data?.tenants ?? [];
  const isOperator = data?.operator !== undefined;
  const alone = only && others.length === 0 && !isOperator ? homeOf(only) : null;
  const first = isOperator && !only ? '/operator' : alone;
  useEffect(() => {
    if (first !== null) goTo(first, (to) => location.replace(to));
  }, [first]);
  return (
    <main className="page max-w-[480px]" aria-busy={!data && !error}>
      {error ? <p role="alert">{sayFault(error)}</p> : null}
      {data && first === null && (
        <>
          <h1 className="text-page">{t('choose_tenant')}</h1>
          {data.tenants.length === 0 && <p>{t('no_tenant')}</p>}
          <ul className="mt-4 grid gap-3">
            {isOperator && (
              <li>
                <a className="button w-full" href="/operator">
                  {t('to_operator')}
                </a>
              </li>
            )}
            {data.tenants.map(({ slug, name, status, scopes, role }) => (
              <li key={slug}>
                <a className="button button-quiet w-full" href={homeOf({ slug, status, scopes })}>
                  {t('tenant_as', { name, role: t(`role_${role}`) })}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <a className="link-button" href="/sessions">
              {t('sessions')}
            </a>
          </p>
        </>
      )}
    </main>
  );
}
