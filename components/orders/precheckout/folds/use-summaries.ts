'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayNames } from '@/components/branches/day-names';
import { useMoney } from '@/components/cart/cart-lines';
import { type Slotted, useSlotText } from '@/components/cart/slot-text';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useVisit } from '@/lib/browser/visit-provider';
import { readAmount, readOptionalAmount } from '@/lib/domain/money/money';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import type { SectionName } from './sections';

const list = (words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

/** What a folded section says. */
export function useSummaries({ form, cart }: { form: OrderForm; cart: Slotted }) {
  const [t, order, nameOf] = [
    useTranslations('Checkout'),
    useTranslations('Order'),
    useTranslations('Methods'),
  ];
  const locale = useLocale();
  const { currency, establishment } = useVisit().tenant;
  const print = useMoney(currency);
  const slotText = useSlotText();
  const { schedule, place, zone, contact, method, guest, tip, cutlery, comment } = form;
  const note = method === 'cash' ? readOptionalAmount(form.cash) : null;
  const tipWords = {
    yes: () => t('tip_yes', { percent: tip.percent }),
    no: () => t('tip_no'),
    other: () => print(readAmount(tip.amount)),
  };
  const summaries: Readonly<Record<SectionName, () => string>> = {
    when: () => {
      if (!schedule.isLater) return t('soon');
      if (schedule.date === '') return '';
      const isCarts = schedule.date === cart.schedule_date && schedule.hour === cart.schedule_hour;
      const slot = isCarts ? slotText(cart) : null;
      if (slot) return slot;
      return list([dayNames(locale).format(new Date(`${schedule.date}T00:00:00Z`)), schedule.hour]);
    },
    where: () =>
      list([[place.address, place.address_optional, place.neighbourhood].filter(Boolean).join(', '), zone]),
    who: () => list([contact.name, contact.phone, contact.email]),
    how: () =>
      method === null
        ? ''
        : list([
            nameOf(method),
            note === null ? null : order('cash_given', { cash: print(note) }),
            isRoomCharge(method) ? guest : null,
          ]),
    tip: () => (tip.answer === null ? '' : tipWords[tip.answer]()),
    details: () =>
      list([
        establishment === 'store' ? null : t(cutlery ? 'cutlery' : 'no_cutlery'),
        comment || t('no_comment'),
      ]),
  };
  return (name: SectionName) => summaries[name]();
}
