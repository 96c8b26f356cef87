'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { useSignedIn } from '@/lib/queries/staff/person';
import { useFaultText } from './use-fault-text';

export type OwnTenant = SignedIn['tenants'][number];

/** The bar of a restaurant's screens: whose shop it is stands there always. */
export function StaffFrame({
  slug,
  screen,
  children,
}: {
  slug: string;
  screen: 'board' | 'people';
  children: (tenant: OwnTenant) => ReactNode;
}) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useSignedIn();
  const tenant = data?.tenants.find((one) => one.slug === slug);
  const screens = (['board', 'people'] as const).filter(
    (one) => one === 'board' || tenant?.scopes.includes('people:write'),
  );
  return (
    <>
      <header className="staff-bar">
        <a className="text-lead font-semibold" href="/">
          {tenant?.name}
        </a>
        <nav aria-label={t('screens')} className="flex flex-wrap gap-2">
          {tenant &&
            screens.map((one) => (
              <a key={one} href={`/${slug}/${one}`} aria-current={one === screen ? 'page' : undefined}>
                {t(`screen_${one}`)}
              </a>
            ))}
        </nav>
        <a className="ml-auto" href="/sessions">
          {data?.name}
        </a>
      </header>
      <main aria-busy={!data && !error}>
        {error && !data ? (
          <p className="page" role="alert">
            {sayFault(error)}
          </p>
        ) : null}
        {data && !tenant && <p className="page">{t('not_there')}</p>}
        {tenant && children(tenant)}
      </main>
    </>
  );
}
