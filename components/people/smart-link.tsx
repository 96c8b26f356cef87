'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { useApp } from '@/lib/browser/app-provider';
import { type OpenedSmartLink, readSmartLink } from '@/lib/browser/links/smart-link';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useSmartLink } from '@/lib/queries/people/smart-link';
import { mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';
import type { Stores } from '@/lib/stores/create-stores';

/** True where the link would take something away: a cart, or what another diner typed here. */
function wouldForget({ stores, link }: { stores: Stores; link: OpenedSmartLink }): boolean {
  const { profile } = stores.profile.getState();
  if (!profile || profile.id === link.profileId) return false;
  return profile.email !== '' || mayHaveCarts(stores.order.getState());
}

/** Opens the profile of a smart link; asks first where this browser is somebody else's (rule people/smart-link). */
export function SmartLink({ slug }: { slug: string }) {
  const [link] = useState(readSmartLink);
  const { stores } = useApp();
  const home = screenPath({ screen: '*', slug });
  const [isAsked, setAsked] = useState(() => link !== null && wouldForget({ stores, link }));
  useLeaveFor(link === null ? home : null);
  if (link === null) return <LoadingShape className="h-[160px]" />;
  if (isAsked) return <OtherProfile home={home} onGo={() => setAsked(false)} />;
  return <Entering link={link} slug={slug} home={home} />;
}

function OtherProfile({ home, onGo }: { home: string; onGo: () => void }) {
  const t = useTranslations('Order');
  return (
    <section className="card grid gap-4 p-4">
      <h2 className="text-section">{t('enter_title')}</h2>
      <p>{t('enter_text')}</p>
      <button type="button" className="button w-full" onClick={onGo}>
        {t('enter')}
      </button>
      <a className="button button-quiet w-full" href={home}>
        {t('enter_not')}
      </a>
    </section>
  );
}

function Entering({ link, slug, home }: { link: OpenedSmartLink; slug: string; home: string }) {
  const t = useTranslations('Order');
  const { tenant } = useApp();
  const textOf = useErrorText(tenant);
  const enter = useSmartLink(slug);
  const [to, setTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isBegun = useRef(false);
  useLeaveFor(to);
  const go = useCallback(async () => {
    setFailure(null);
    const outcome = await enter(link);
    if (outcome.kind === 'done') setTo(outcome.value);
    else setFailure(outcome.error);
  }, [enter, link]);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void go();
  }, [go]);
  if (failure === null) return <LoadingShape className="h-[160px]" />;
  if (!isFinal(failure)) return <FailedLoad error={failure} onRetry={() => void go()} />;
  // The service says of a link that was cut short that it is no token.
  const isNoLink = !(failure instanceof ApiError) || ['not_found', 'invalid_input'].includes(failure.key);
  const key = isNoLink ? 'link_expired' : failure.key;
  return (
    <section className="card grid gap-4 p-4" role="alert">
      <p>{textOf(key)}</p>
      <a className="button w-full" href={home}>
        {t('again', { establishment: tenant.establishment })}
      </a>
    </section>
  );
}
