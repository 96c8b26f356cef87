'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Address, Wanted } from '@/components/staff/board/order-facts';
import { useShop } from '@/components/staff/shop';
import { PrintTicket } from '@/components/staff/ticket/print-ticket';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { useDayOrder } from '@/lib/queries/staff/day-orders';
import { OrderLines } from './order-lines';
import { OrderMoney } from './order-money';
import { OrderStory } from './order-story';
import { useOrderWords } from './use-order-words';

type Words = ReturnType<typeof useOrderWords>;

/** The diner, where it goes, when it was wanted, and how it stands. */
function Facts({ whole: { order }, words, timezone }: { whole: WholeOrder; words: Words; timezone: string }) {
  const t = useTranslations('StaffOrders');
  const { contact, placed_at: placedAt, invoice } = order;
  return (
    <div className="past-part">
      <p className="text-lead">
        <strong>{words.where(order)}</strong>
        {contact?.name && ` · ${contact.name}`}
      </p>
      <p>{t('stands', { state: words.state(order) })}</p>
      {placedAt !== null && (
        <p className="text-muted">
          {t(order.is_account ? 'opened_at' : 'placed_at', { when: words.moment(placedAt) })}
        </p>
      )}
      <Wanted {...{ order, timezone }} today={null} />
      <Address order={order} />
      {contact?.phone && (
        <a
          className="link-button inline-flex min-h-[48px] items-center justify-self-start"
          href={`tel:+${contact.phone_code}${contact.phone}`}
        >
          {t('call')}
        </a>
      )}
      {invoice && <p className="text-muted">{t('wants_invoice')}</p>}
    </div>
  );
}

/** One order whole: what was ordered, its money with its buttons, and everything that happened to it (rule staff/orders). */
export function OneOrder({
  slug,
  id,
  branch,
  currency,
  onClose,
}: {
  slug: string;
  id: number;
  branch: StaffInstance['branches'][number];
  currency: Currency;
  onClose: () => void;
}) {
  const t = useTranslations('StaffOrders');
  const sayFault = useFaultText();
  const { whole, error } = useDayOrder({ slug, id });
  const { branches } = useShop();
  const { timezone } = branch;
  const words = useOrderWords({ timezone, currency });
  const title = useRef<HTMLHeadingElement>(null);
  const isKnown = whole !== null;
  useEffect(() => {
    if (isKnown) title.current?.focus();
  }, [isKnown]);
  return (
    <section className="past-one" aria-labelledby="past-title" aria-busy={!whole && !error}>
      <header className="past-one-head">
        <h2 id="past-title" ref={title} tabIndex={-1} className="text-page">
          {t('title', { number: whole?.order.number ?? whole?.order.seat?.label ?? '…' })}
        </h2>
        {whole && !whole.order.is_account && (
          <PrintTicket {...{ slug, currency, timezone }} order={whole.order} />
        )}
        <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
          ✕
        </button>
      </header>
      {error && !whole ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      {whole && (
        <>
          <Facts {...{ whole, words, timezone }} />
          <OrderLines {...{ whole }} print={words.money} />
          <OrderMoney {...{ whole, words }} place={{ slug, branch, currency }} />
          <OrderStory {...{ whole, words }} place={{ timezone, currency, branches }} />
        </>
      )}
    </section>
  );
}
