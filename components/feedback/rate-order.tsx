'use client';

import { SearchX } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { readLinkToken } from '@/lib/browser/links/link-token';
import { isFinal } from '@/lib/clients/api-error';
import type { KeptRating, RatedOrder } from '@/lib/contract/feedback/rating';
import { useRateByLink, useRatingLink } from '@/lib/queries/feedback/ratings';
import { RateForm } from './rate-form';
import { Rated } from './rated';

function Home() {
  const t = useTranslations('Rate');
  return (
    <a className="button" href="/">
      {t('home')}
    </a>
  );
}

/** A guessed or cut-off link, or one that is over. */
function Missing() {
  const t = useTranslations('Rate');
  return (
    <section className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-[88px] place-content-center rounded-full bg-brand text-on-brand">
        <Icon of={SearchX} size={40} />
      </span>
      <h1 className="text-page">{t('link_missing')}</h1>
      <p className="text-muted">{t('link_missing_text')}</p>
      <Home />
    </section>
  );
}

function Thanks({ rating, supplier }: { rating: KeptRating; supplier: RatedOrder['supplier'] }) {
  const t = useTranslations('Rate');
  return (
    <section className="grid gap-4 py-8" role="status">
      <Rated heading={<h1 className="text-page">{t('thanks')}</h1>} rating={rating} branch={supplier} />
      <Home />
    </section>
  );
}

function Form({ order, token }: { order: RatedOrder; token: string }) {
  const t = useTranslations('Rate');
  const { tenant } = useApp();
  const { rate, isPending } = useRateByLink({ id: order.id, token });
  const { number, placed_at: placedAt, supplier } = order;
  const day = new Intl.DateTimeFormat(tenant.lang, { day: 'numeric', month: 'long' }).format(
    new Date(placedAt),
  );
  return (
    <RateForm
      heading={
        <div>
          <h1 className="text-page">{t('order_question', { branch: supplier.name })}</h1>
          <p className="mt-2 text-muted">
            {number === null ? t('order_placed', { day }) : t('order_number', { number, day })}
          </p>
        </div>
      }
      asked={{ experience: true, menu: tenant.rating?.menu ?? false }}
      experienceLabel={t('score')}
      rate={rate}
      isPending={isPending}
    />
  );
}

function NotNow({ branch }: { branch: string }) {
  const t = useTranslations('Rate');
  return (
    <section className="grid gap-4 py-8">
      <h1 className="text-page">{t('order_over')}</h1>
      <p className="text-muted">{t('order_over_text', { branch })}</p>
      <Home />
    </section>
  );
}

/** How an order was, by a link (rule feedback/rating-link). */
export function RateOrder({ id }: { id: number }) {
  const [token] = useState(readLinkToken);
  const { data, error, refetch } = useRatingLink({ id, token });
  if (token === null || (error && isFinal(error))) return <Missing />;
  if (data?.rating) return <Thanks rating={data.rating} supplier={data.supplier} />;
  if (data?.can_rate) return <Form order={data} token={token} />;
  if (data) return <NotNow branch={data.supplier.name} />;
  if (error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  return <LoadingShape className="h-[320px]" />;
}
