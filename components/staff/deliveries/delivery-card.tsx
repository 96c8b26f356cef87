'use client';

import { useTranslations } from 'next-intl';
import type { Moving } from '@/components/staff/board/order-steps';
import { MoneyDue } from '@/components/staff/money-due';
import { NamedThing } from '@/components/staff/named-button';
import { useHours } from '@/components/staff/shop';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { AtDoor } from './at-door';
import { DoorPhotos } from './door-photos';
import { WayThere } from './way-there';

/** The person who waits for it, and how to call them. */
function Receiver({ contact }: Pick<StaffOrder, 'contact'>) {
  const t = useTranslations('Staff');
  if (!contact) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <strong>{contact.name}</strong>
      {contact.phone && (
        <a className="button button-quiet" href={`tel:+${contact.phone_code}${contact.phone}`}>
          {t('call', { phone: `+${contact.phone_code} ${contact.phone}` })}
        </a>
      )}
    </p>
  );
}

export function DeliveryCard({
  slug,
  order,
  currency,
  timezone,
  moving,
}: {
  slug: string;
  order: StaffOrder;
  currency: Currency;
  timezone: string;
  moving: Moving;
}) {
  const t = useTranslations('Staff');
  const { id, number, place, shipping_zone: zone, comment, contact, promised, products } = order;
  const { span } = useHours();
  const pieces = products.reduce((sum, { count }) => sum + count, 0);
  return (
    <NamedThing name={`${number ?? id}`}>
      <article className="board-card" data-place={`order-${id}`} aria-label={`${number ?? id}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="board-number">{number ?? id}</span>
          <span className="text-muted">{t('pieces', { count: pieces })}</span>
          {promised && <span>{t('promised', { hours: span(promised, timezone) })}</span>}
        </div>
        {place && (
          <p className="text-lead">
            {[place.address, place.address_optional, place.neighbourhood].filter(Boolean).join(', ')}
            {place.reference && <span className="block">{place.reference}</span>}
          </p>
        )}
        {zone && <p>{zone}</p>}
        <Receiver contact={contact} />
        {place && <WayThere place={place} />}
        {place?.photos && place.photos.length > 0 && <DoorPhotos {...{ slug, id }} photos={place.photos} />}
        {comment && <p className="board-warn">{t('note', { words: comment })}</p>}
        <MoneyDue {...{ order, currency }} />
        <AtDoor {...{ order, moving }} />
      </article>
    </NamedThing>
  );
}
