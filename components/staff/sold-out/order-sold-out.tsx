'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { setStaffOffer, setStaffOption } from '@/lib/contract/staff/offer-calls';
import { isSoldOut } from '@/lib/domain/menu/sold-out';
import { listOrderParts, type OrderPart } from '@/lib/domain/staff/order-parts';
import { useSoldOut, useSoldOutChanges } from '@/lib/queries/staff/offers';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useEndText } from './ends';

type Shown = { slug: string; order: StaffOrder; timezone: string };
type Change = { available: boolean; until?: 'today' };

/** How a part is sold now; null: not known yet. */
type State = { isOut: boolean; words: string | null; isTheirs: boolean } | null;

/** Says how a part of an order is sold, once the branch's lists are read. */
function useStates({ slug, order, timezone }: Shown): (part: OrderPart) => State {
  const t = useTranslations('Staff');
  const sayEnd = useEndText(timezone);
  const { offers, options } = useSoldOut({ slug, branchId: order.supplier_id, isFollowed: false });
  return ({ kind, id }) => {
    if (kind === 'product') {
      const offer = offers?.find((one) => one.id === id);
      if (!offer) return null;
      const why = offer.stock === 0 ? t('out_count') : t('out_choices');
      const words = offer.available ? why : sayEnd(offer.back_at);
      return { isOut: isSoldOut(offer), words, isTheirs: !offer.available && offer.stock !== 0 };
    }
    const option = options?.find(({ ids }) => ids.includes(id));
    if (!option) return null;
    const words = option.on_menu ? sayEnd(option.back_at) : t('out_menu');
    return { isOut: !option.available, words, isTheirs: option.on_menu };
  };
}

/** A dish or an option: one tap sells it out for the day, another sells it again. */
function Part({ slug, order, part, state }: Omit<Shown, 'timezone'> & { part: OrderPart; state: State }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { supplier_id: branchId } = order;
  const { showOffer, showOption } = useSoldOutChanges({ slug, branchId });
  const { kind, name } = part;
  const { press, isPending, fault } = useSending(async (change: Change) => {
    const params = { id: String(part.id) };
    if (kind === 'product') showOffer(await http(slug)(setStaffOffer, { params, body: change }));
    else showOption(await http(slug)(setStaffOption, { params, body: { supplier_id: branchId, ...change } }));
  });
  const isOut = state?.isOut === true;
  return (
    <li className={`grid gap-1 ${kind === 'option' ? 'ps-4' : ''}`}>
      {isOut && (
        <span>
          <strong>{name}</strong> <span className="text-danger">{state.words}</span>
        </span>
      )}
      {(!isOut || state.isTheirs) && (
        <button
          type="button"
          className="button button-quiet w-full"
          disabled={isPending}
          onClick={() => press(isOut ? { available: true } : { available: false, until: 'today' })}
        >
          {t(isOut ? 'again_one' : 'out_one', { name })}
        </button>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
    </li>
  );
}

function Parts({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const t = useTranslations('Staff');
  const stateOf = useStates(shown);
  const { slug, order } = shown;
  return (
    <Dialog onClose={onClose} title={t('order_sold_out_title')} closeLabel={t('back')}>
      <ul className="grid gap-3">
        {listOrderParts(order.products).map((part) => (
          <Part key={`${part.kind} ${part.id}`} {...{ slug, order, part }} state={stateOf(part)} />
        ))}
      </ul>
      <a className="link-button mt-4" href={`/${slug}/sold-out`}>
        {t('sold_out_more')}
      </a>
    </Dialog>
  );
}

/** From a card in two taps: what it is of that the kitchen has no more (rule menu/sold-out). */
export function OrderSoldOut(shown: Shown) {
  const t = useTranslations('Staff');
  const [isOpen, setOpen] = useState(false);
  const { number, id } = shown.order;
  return (
    <>
      <button
        type="button"
        className="link-button"
        aria-label={t('order_sold_out_of', { number: number ?? id })}
        onClick={() => setOpen(true)}
      >
        {t('order_sold_out')}
      </button>
      {isOpen && <Parts {...shown} onClose={() => setOpen(false)} />}
    </>
  );
}
