'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { useApp } from '@/lib/browser/app-provider';
import { readLinkToken } from '@/lib/browser/links/link-token';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import type { Cart } from '@/lib/contract/cart/cart';
import type { GroupStub } from '@/lib/contract/cart/group-calls';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useGroupStub, useJoinGroup } from '@/lib/queries/cart/group';
import { showError } from '@/lib/stores/error-store';
import { NameForm } from './name-form';

function Refused({ error, slug }: { error: unknown; slug: string }) {
  const t = useTranslations('Group');
  const { tenant } = useApp();
  const textOf = useErrorText(tenant);
  const key = error instanceof ApiError && error.key !== 'not_found' ? error.key : 'link_expired';
  return (
    <section className="card grid gap-4 p-4">
      <h1 className="text-section">{t('title')}</h1>
      <p role="alert">{textOf(key)}</p>
      <a className="button w-full" href={screenPath({ screen: '*', slug })}>
        {t('to_menu', { establishment: tenant.establishment })}
      </a>
    </section>
  );
}

const orderAddress = ({ supplier, purchase_id: id }: GroupStub): string =>
  screenPath({ screen: '*/order/#', slug: supplier.slug, id });

/** The page that fills the group's cart, or follows its order. */
const addressOf = ({ stub, cart }: { stub: GroupStub; cart: Cart }): string =>
  cart.is_cart
    ? serviceEntry({ slug: stub.supplier.slug, choice: toServiceChoice(cart) })
    : orderAddress(stub);

function Invitation({ stub, token }: { stub: GroupStub; token: string }) {
  const [t, services] = [useTranslations('Group'), useTranslations('Services')];
  const { establishment } = useApp().tenant;
  const { join, isPending } = useJoinGroup();
  const [to, setTo] = useState<string | null>(null);
  const isBegun = useRef(false);
  useLeaveFor(to);
  const { host, supplier, me } = stub;
  const enter = useCallback(
    async function enter(name: string) {
      const outcome = await join({ token, name });
      if (outcome.kind === 'done') return setTo(addressOf({ stub, cart: outcome.value }));
      const isOver = outcome.error instanceof ApiError && outcome.error.key === 'order_closed';
      // A member follows the order that was placed.
      if (me !== null && isOver) setTo(orderAddress(stub));
      else showError(outcome.error, () => void enter(name));
    },
    [join, me, stub, token],
  );
  useEffect(() => {
    if (me === null || isBegun.current) return;
    isBegun.current = true;
    // A member joins again under the name that the others know.
    void enter(host);
  }, [me, host, enter]);
  if (me !== null || to !== null) return <LoadingShape className="h-[160px]" />;
  return (
    <section className="card grid gap-4 p-4">
      <h1 className="text-section">{t('invited', { host, branch: supplier.name })}</h1>
      <p>{t('invited_text', { host, service: services(toServiceChoice(stub)) })}</p>
      <NameForm
        label={t('your_name')}
        action={t('join')}
        isBusy={isPending}
        onName={(name) => void enter(name)}
      />
      <a className="button button-quiet w-full" href={screenPath({ screen: '*', slug: supplier.slug })}>
        {t('to_menu', { establishment })}
      </a>
    </section>
  );
}

/** The page that a group's link opens (rule cart/group). */
export function JoinGroup({ slug }: { slug: string }): ReactNode {
  const [token] = useState(readLinkToken);
  const { data, error, refetch } = useGroupStub(token);
  useLeaveFor(token === null ? screenPath({ screen: '*', slug }) : null);
  if (data && token !== null) return <Invitation stub={data} token={token} />;
  if (error && isFinal(error)) return <Refused error={error} slug={slug} />;
  if (error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  return <LoadingShape className="h-[160px]" />;
}
