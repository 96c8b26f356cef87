'use client';

import { useTranslations } from 'next-intl';
import { Money, When, Where } from '@/components/staff/board/order-facts';
import { Options } from '@/components/staff/board/order-options';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';

/** An order on a strip of paper of 58 or 80 millimetres, and nothing of the screen (rule staff/ticket). */
export function Ticket({
  order,
  currency,
  timezone,
  now,
  isCopy,
}: {
  order: StaffOrder;
  currency: Currency;
  timezone: string;
  now: Date;
  isCopy: boolean;
}) {
  const t = useTranslations('Staff');
  const { number, id, contact, comment, cutlery, products } = order;
  return (
    <div className="ticket">
      {isCopy && <p className="ticket-note">{t('copy_of_ticket')}</p>}
      <p className="ticket-number">{number ?? id}</p>
      <div className="grid">
        <Where order={order} />
      </div>
      <p>
        <When {...{ order, timezone, now }} />
      </p>
      {contact && (
        <p>
          {contact.name} {contact.phone && `+${contact.phone_code} ${contact.phone}`}
        </p>
      )}
      {comment && <p className="ticket-note">{t('note', { words: comment })}</p>}
      <ul>
        {products.map((line) => (
          <li key={line.id} className="ticket-line">
            <strong className={line.stage === 'cancelled' ? 'line-through' : ''}>
              {line.count} × {line.name}
            </strong>
            {line.stage === 'cancelled' && <span className="ticket-note block">{t('stage_cancelled')}</span>}
            {line.stage === 'later' && <span className="ticket-note block">{t('stage_later')}</span>}
            <Options options={line.options} />
            {line.member && <span className="block">{t('line_of', { name: line.member })}</span>}
            {line.comment && <span className="ticket-note block">{line.comment}</span>}
          </li>
        ))}
      </ul>
      {cutlery && <p>{t('cutlery')}</p>}
      {order.status === 'cancelled' ? (
        <p className="ticket-note">{t('news_cancelled')}</p>
      ) : (
        <p>
          <Money {...{ order, currency }} />
        </p>
      )}
    </div>
  );
}
