'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Address, Money, Wanted, Where } from '@/components/staff/board/order-facts';
import { Options } from '@/components/staff/board/order-options';
import { useHours, useShop } from '@/components/staff/shop';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';

/** Whose paper it is, and when the order came. */
function Head({
  order: { supplier_id: branchId, placed_at: placedAt },
  timezone,
}: {
  order: StaffOrder;
  timezone: string;
}) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const { name, branches } = useShop();
  const { clock } = useHours();
  const branch = branches.find(({ id }) => id === branchId)?.name ?? name;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeZone: timezone });
  return (
    <p>
      {branch === name ? name : `${name} · ${branch}`}
      {placedAt && (
        <span className="block">
          {t('ticket_placed', { when: `${day(placedAt)}, ${clock(placedAt, timezone)}` })}
        </span>
      )}
    </p>
  );
}

/** An order on a strip of paper of 58 or 80 millimetres, and nothing of the screen (rule staff/ticket). */
export function Ticket({
  order,
  currency,
  timezone,
  isCopy,
}: {
  order: StaffOrder;
  currency: Currency;
  timezone: string;
  isCopy: boolean;
}) {
  const t = useTranslations('Staff');
  const { number, id, comment, cutlery, products } = order;
  return (
    <div className="ticket">
      {isCopy && <p className="ticket-note">{t('copy_of_ticket')}</p>}
      <Head {...{ order, timezone }} />
      <p className="ticket-number">{number ?? id}</p>
      <div className="grid">
        <Where order={order} />
        <Address order={order} />
      </div>
      <p>
        <Wanted {...{ order, timezone }} today={null} />
      </p>
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
