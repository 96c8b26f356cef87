'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import type { StaffScreen } from '@/lib/domain/staff/screens';
import { useTouch } from '@/lib/queries/staff/devices';
import { useSignedIn } from '@/lib/queries/staff/person';
import { AlarmSign } from './alarms/alarm-sign';
import { LookBar } from './look-bar';
import { InShop } from './shop';
import { ScreenBar } from './staff-bar';
import { ClosedLine } from './start/closed-line';
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
  return (
    <>
      {tenant?.look && <LookBar slug={slug} name={tenant.name} until={tenant.look.until} />}
      <header className="staff-bar">
        {tenant && (
          <a title={tenant.name} className="text-lead font-semibold" href="/">
            {tenant.name}
          </a>
        )}
        {tenant && <ScreenBar {...{ slug, screen }} scopes={tenant.scopes} />}
        {tenant && <AlarmSign {...{ slug }} scopes={tenant.scopes} />}
        {data?.device && <AtTablet name={data.name} device={data.device} />}
        {data && !data.device && (
          <a className="ml-auto" href="/sessions" title={data.name}>
            {data.name}
          </a>
        )}
      </header>
      <main aria-busy={!data && !error}>
        {tenant?.status === 'locked' && tenant.scopes.includes('shop:write') && (
          <ClosedLine {...{ slug }} isHere={screen === 'start'} />
        )}
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
