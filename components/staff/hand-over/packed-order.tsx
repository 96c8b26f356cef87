'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Moving } from '@/components/staff/board/order-steps';
import { MoneyDue } from '@/components/staff/money-due';
import { useSending } from '@/components/staff/use-sending';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { calledNumber } from '@/lib/domain/staff/hand-over';
import { optionsText } from '@/lib/domain/staff/stations';

type Line = StaffOrder['products'][number];

/** A tick says that it is in the bag, on this screen alone; a strike says that it is made (rule staff/strikes). */
function PackedLine({ line, isPacked, onTick }: { line: Line; isPacked: boolean; onTick: () => void }) {
  const { count, name, options, comment } = line;
  const chosen = optionsText(options);
  return (
    <li>
      <label className="choice">
        <input type="checkbox" checked={isPacked} onChange={onTick} />
        <span className={isPacked ? 'text-muted line-through' : ''}>
          <strong>
            {count} × {name}
          </strong>
          {chosen && <span className="block">{chosen}</span>}
          {comment && <span className="block">{comment}</span>}
        </span>
      </label>
    </li>
  );
}

/** An order that somebody asks for: what goes into the bag, what is to be collected, and one tap to give it away (rule staff/hand-over). */
export function PackedOrder({
  order,
  currency,
  packed,
  moving: { text, move },
  onTick,
  onClose,
}: {
  order: StaffOrder;
  currency: Currency;
  packed: ReadonlySet<number>;
  moving: Moving;
  onTick: (lineId: number) => void;
  onClose: () => void;
}) {
  const t = useTranslations('Staff');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { press, isPending } = useSending(move);
  const { products, pick_up: pickUp, contact, comment, cutlery, paid } = order;
  const left = products.filter(({ id }) => !packed.has(id)).length;
  // A counter that ticks nothing is not warned at each order.
  const isPartly = left > 0 && left < products.length;
  const give = isPartly ? t('give_left', { count: left }) : t('give');
  return (
    <section className="grid gap-4" data-place={`order-${order.id}`} aria-labelledby="packed-order">
      <button type="button" className="link-button justify-self-start" onClick={onClose}>
        {t('back')}
      </button>
      <h2 ref={heading} tabIndex={-1} id="packed-order" className="called-number outline-none">
        {calledNumber(order)}
      </h2>
      {pickUp && <p className="text-page">{t('turn_code', { code: pickUp.code })}</p>}
      {contact && <p className="text-lead">{contact.name}</p>}
      <MoneyDue {...{ order, currency }} />
      {comment && <p className="board-warn">{t('note', { words: comment })}</p>}
      <h3 className="text-section">{t('pack_title')}</h3>
      <ul className="grid gap-2 text-lead">
        {products.map((line) => (
          <PackedLine
            key={line.id}
            line={line}
            isPacked={packed.has(line.id)}
            onTick={() => onTick(line.id)}
          />
        ))}
      </ul>
      {cutlery && <p>{t('cutlery')}</p>}
      <p role="status">{t('pack_left', { count: left })}</p>
      {text !== null && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      <button type="button" className="button w-full" disabled={isPending} onClick={() => press('delivered')}>
        {paid ? give : t('give_paid')}
      </button>
    </section>
  );
}
