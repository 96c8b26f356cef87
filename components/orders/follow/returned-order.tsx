'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { LoadingShape } from '@/components/layout/loading-shape';
import { isMissingOrder } from '@/components/payments/without-order';
import { useApp } from '@/lib/browser/app-provider';
import type { ReturnedPayment } from '@/lib/contract/orders/return-links';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { menuAddressOf, menuPath } from '@/lib/domain/menu/menu-address';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useOrder } from '@/lib/queries/orders/orders';
import { useReturnedPayment } from '@/lib/queries/orders/return-link';

const STANDING = {
  success: 'paid',
  pending: 'pending',
  in_person: 'failed',
  declined: 'failed',
  error: 'failed',
  expired: 'failed',
  refund_due: 'refund_due',
  refunded: 'refunded',
} as const satisfies Record<ReturnedPayment['payment'], string>;

function useTitle(returned: ReturnedPayment): string {
  const [t, order] = [useTranslations('Returned'), useTranslations('Order')];
  const number = printOrderNumber(returned);
  if (returned.service === 'book') return t('of_booking');
  if (returned.is_account) return t('of_account');
  return number === null ? order('title_cart') : order('title', { number });
}

/** Leads to where the branch takes orders, or bookings. */
function WayOn({ returned, slug }: { returned: ReturnedPayment; slug: string }) {
  const [t, order] = [useTranslations('Returned'), useTranslations('Order')];
  const { establishment } = useApp().tenant;
  const isBooking = returned.service === 'book';
  return (
    <a
      className="button button-quiet mt-8 w-full"
      href={
        isBooking
          ? screenPath({ screen: '*/reservar', slug })
          : menuPath({ slug, menuAddress: menuAddressOf(toServiceChoice(returned)) })
      }
    >
      {isBooking ? t('to_bookings', { branch: returned.supplier.name }) : order('again', { establishment })}
    </a>
  );
}

function ReturnedCard({ returned, slug }: { returned: ReturnedPayment; slug: string }) {
  const t = useTranslations('Returned');
  const title = useTitle(returned);
  return (
    <>
      <h1 className="text-page">{title}</h1>
      <p className="text-muted">{returned.supplier.name}</p>
      <p className="mt-2 text-lead" role="status" aria-live="polite">
        {t(STANDING[returned.payment])}
      </p>
      <p className="mt-4">{t('elsewhere')}</p>
      <BranchHelp branch={returned.supplier} />
      <WayOn returned={returned} slug={slug} />
    </>
  );
}

function ReturnedOf({ id, slug, token, children }: Returned) {
  const { data, error } = useReturnedPayment({ id, token });
  if (data) return <ReturnedCard returned={data} slug={slug} />;
  return error ? children : <LoadingShape className="h-[320px]" />;
}

type Returned = { id: number; slug: string; token: string; children: ReactNode };

/** The order, or how its payment stands where this browser is none of its members' (rule payments/return). */
export function ReturnedOrder(props: Returned) {
  const { data, error } = useOrder(props.id);
  return !data && isMissingOrder(error) ? <ReturnedOf {...props} /> : props.children;
}
