'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { type ListedOffer, type StaffOffer, setStaffOffer } from '@/lib/contract/staff/offer-calls';
import { isSoldOut } from '@/lib/domain/menu/sold-out';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { Ends, useEndText } from './ends';
import { HourForm } from './hour-form';
import { StockForm } from './stock-form';

type Change = { available?: boolean; until?: string; stock?: number | null };

/** Why it is sold out, and until when. */
function Reason({
  offer: { available, stock, back_at: end },
  timezone,
}: {
  offer: ListedOffer;
  timezone: string;
}) {
  const t = useTranslations('Staff');
  const sayEnd = useEndText(timezone);
  if (!available) return <p className="text-danger">{sayEnd(end)}</p>;
  return <p className="text-danger">{stock === 0 ? t('out_count') : t('out_choices')}</p>;
}

/** The field of the button that was pressed. */
function Asked({
  asked,
  stock,
  isPending,
  onChange,
}: Pick<ListedOffer, 'stock'> & {
  asked: 'hour' | 'stock';
  isPending: boolean;
  onChange: (change: Change) => void;
}) {
  if (asked === 'hour')
    return <HourForm {...{ isPending }} onHour={(until) => onChange({ available: false, until })} />;
  // A count for what had none left means that it is sold again.
  const again = (left: number | null) => (stock === 0 && left !== 0 ? { available: true } : {});
  return (
    <StockForm {...{ isPending, stock }} onStock={(left) => onChange({ stock: left, ...again(left) })} />
  );
}

export function OfferCard({
  slug,
  offer,
  timezone,
  onChanged,
}: {
  slug: string;
  offer: ListedOffer;
  timezone: string;
  onChanged: (offer: StaffOffer) => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { id, name, category, available, stock, back_at: end } = offer;
  const [asked, setAsked] = useState<'hour' | 'stock' | null>(null);
  const { press, isPending, fault } = useSending(async (body: Change) => {
    onChanged(await http(slug)(setStaffOffer, { params: { id: String(id) }, body }));
    setAsked(null);
  });
  const toggle = (one: 'hour' | 'stock') => setAsked(asked === one ? null : one);
  const isOut = isSoldOut(offer);
  return (
    <NamedThing name={name}>
      <li className="board-card" data-place={`offer-${id}`} aria-label={name}>
        <span>
          <strong className="text-lead">{name}</strong> <span className="text-muted">{category}</span>
        </span>
        {isOut && <Reason {...{ offer, timezone }} />}
        <div className="offer-taps">
          {!available && stock !== 0 && (
            <NamedButton
              words={t('sell_again')}
              className="button"
              disabled={isPending}
              onClick={() => press({ available: true })}
            />
          )}
          {(!available || !isOut) && (
            <Ends
              {...{ available, end, timezone, isPending }}
              onChange={press}
              onHour={() => toggle('hour')}
            />
          )}
          <NamedButton
            words={stock === null ? t('count_none') : t('count_left', { count: stock })}
            className="button button-quiet"
            aria-expanded={asked === 'stock'}
            onClick={() => toggle('stock')}
          />
        </div>
        {asked && <Asked {...{ asked, stock, isPending }} onChange={press} />}
        {fault !== null && <p role="alert">{fault}</p>}
      </li>
    </NamedThing>
  );
}
