'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { FailedLoad } from '@/components/layout/failed-load';
import { useApp } from '@/lib/browser/app-provider';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { type Delivering, type DeliveryAt, useBranchesAt } from '@/lib/queries/delivery/coverage';
import { type Reached, ReachingBranches } from './reaching-branches';

function useReached({ listed, service, at }: Pick<Props, 'listed' | 'service' | 'at'>) {
  const { tenant } = useApp();
  const { data, error, refetch } = useBranchesAt({ service, at });
  const reached = data?.branches.flatMap((branch): Reached[] => {
    const slug = tenant.suppliers.find(({ id }) => id === branch.supplier_id)?.slug;
    const found = listed.find((one) => one.slug === slug);
    return found ? [{ ...branch, ...found }] : [];
  });
  return { reached: reached ?? null, error, retry: () => void refetch() };
}

type Props = {
  at: DeliveryAt;
  service: Delivering;
  listed: readonly ListedBranch[];
  /** The form before it had the focus. */
  takesFocus: boolean;
  children: ReactNode;
};

/** Which branches come there, or what else can be done (rule delivery/reach). A fault is not «nobody» (rule delivery/coverage). */
export function LocationAnswer({ takesFocus, children, ...asked }: Props) {
  const { tenant } = useApp();
  const t = useTranslations('Place');
  const { reached, error, retry } = useReached(asked);
  const told = useRef<HTMLParagraphElement>(null);
  const isKnown = reached !== null;
  useEffect(() => {
    if (takesFocus && isKnown) told.current?.focus();
  }, [takesFocus, isKnown]);
  if (error && !reached)
    return (
      <>
        <FailedLoad error={error} onRetry={retry} />
        {children}
      </>
    );
  if (!reached) return <div className="skeleton h-24" aria-busy />;
  const words = (all: readonly Reached[]) => {
    const sure = all.filter(({ delivery_price }) => delivery_price !== null).length;
    if (sure > 0) return t('reaching', { count: sure });
    return all.length > 0 ? t('maybe') : t('nobody');
  };
  const takesAway = tenant.suppliers.some(({ services }) => services.includes('take_away'));
  return (
    <>
      <p ref={told} tabIndex={-1} role="status" className="font-semibold outline-none">
        {words(reached)}
      </p>
      <ReachingBranches branches={reached} service={asked.service} />
      {reached.length === 0 && takesAway && (
        <a className="button" href={screenPath({ screen: 'branch-to-take-away' })}>
          {t('take_away')}
        </a>
      )}
      {children}
    </>
  );
}
