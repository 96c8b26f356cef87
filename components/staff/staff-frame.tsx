'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { STAFF_SCREENS, type StaffScreen } from '@/lib/domain/staff/screens';
import { useTouch } from '@/lib/queries/staff/devices';
import { useSignedIn } from '@/lib/queries/staff/person';
import { InShop } from './shop';
import { useFaultText } from './use-fault-text';

export type OwnTenant = SignedIn['tenants'][number];

/** Names who works at a shared tablet, beside the way to somebody else, which is always there. */
function AtTablet({ name, device }: { name: string; device: NonNullable<SignedIn['device']> }) {
  const t = useTranslations('Staff');
  useTouch(device.turn_ends_at);
  return (
    <span className="ml-auto flex flex-wrap items-center gap-2">
      {name}
      <a className="link-button" href="/device">
        {t('change_person')}
      </a>
    </span>
  );
}

/** On a phone the row of screens is pushed aside until the open one is in it. */
const showOpen = (tab: HTMLElement | null): void => {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};

/** The bar of a restaurant's screens: whose shop it is stands there always. */
export function StaffFrame({
  slug,
  screen,
  children,
}: {
  slug: string;
  screen: StaffScreen;
  children: (tenant: OwnTenant) => ReactNode;
}) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useSignedIn();
  const tenant = data?.tenants.find((one) => one.slug === slug);
  const screens = STAFF_SCREENS.filter(({ scope }) => scope === null || tenant?.scopes.includes(scope));
  return (
    <>
      <header className="staff-bar">
        {tenant && (
          <a title={tenant.name} className="text-lead font-semibold" href="/">
            {tenant.name}
          </a>
        )}
        <nav aria-label={t('screens')}>
          {tenant &&
            screens.map(({ name }) => (
              <a
                key={name}
                ref={name === screen ? showOpen : null}
                href={`/${slug}/${name}`}
                aria-current={name === screen ? 'page' : undefined}
              >
                {t(`screen_${name}`)}
              </a>
            ))}
        </nav>
        {data?.device && <AtTablet name={data.name} device={data.device} />}
        {data && !data.device && (
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
        {data && !tenant && <p className="page">{t('not_there')}</p>}
        {tenant && (
          <InShop slug={slug} name={tenant.name}>
            {children(tenant)}
          </InShop>
        )}
      </main>
    </>
  );
}
