'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayNames } from '@/components/branches/day-names';
import { useNightHour } from '@/components/branches/night-hour';
import { useSlotText } from '@/components/cart/slot-text';
import { useMoney } from '@/components/cart/use-money';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useSoon } from '@/components/orders/precheckout/sections/use-soon';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { readAmount, readOptionalAmount } from '@/lib/domain/money/money';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { printPercent } from '@/lib/domain/text/percent';
import type { SectionName } from './sections';

const list = (words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

/** The summary of each folded section. */
export function useSummaries({ form, cart }: { form: OrderForm; cart: Cart }) {
  const [t, order, nameOf] = [
    useTranslations('Checkout'),
    useTranslations('Order'),
    useTranslations('Methods'),
  ];
  const locale = useLocale();
  const { currency, establishment, lang } = useApp().tenant;
  const print = useMoney(currency);
  const slotText = useSlotText();
  const hourText = useNightHour();
  const { arrives } = useSoon(cart);
  const { schedule, place, zone, contact, method, guest, tip, cutlery, packed, comment } = form;
  const note = method === 'cash' ? readOptionalAmount(form.cash) : null;
  const tipWords = {
    yes: () => t('tip_yes', { percent: printPercent({ percent: tip.percent, lang }) }),
    no: () => t('tip_no'),
    other: () => print(readAmount(tip.amount)),
  };
  const summaries: Readonly<Record<SectionName, () => string>> = {
    when: () => {
      if (!schedule.isLater) return list([t('soon'), arrives]);
      if (schedule.date === '') return '';
      const isCarts = schedule.date === cart.schedule_date && schedule.hour === cart.schedule_hour;
      const slot = isCarts ? slotText(cart) : null;
      if (slot) return slot;
      return list([dayNames(locale).format(new Date(`${schedule.day}T00:00:00Z`)), hourText(schedule)]);
    },
    where: () =>
      list([
        [place.address, place.address_optional, place.neighbourhood, place.reference]
          .filter(Boolean)
          .join(', '),
        zone,
      ]),
    who: () => list([contact.name, contact.phone, contact.email]),
    how: () =>
      method === null
        ? ''
        : list([
            nameOf(method),
            method === 'cash'
              ? note === null
                ? t('cash_exact')
                : order('cash_given', { cash: print(note) })
              : null,
            isRoomCharge(method) ? guest : null,
          ]),
    tip: () => (tip.answer === null ? '' : tipWords[tip.answer]()),
    details: () => {
      if (cart.service === 'on_table') return t(packed ? 'packed' : 'eaten_here');
      return list([
        establishment === 'store' ? null : t(cutlery ? 'cutlery' : 'no_cutlery'),
        comment || t('no_comment'),
      ]);
    },
  };
  return (name: SectionName) => summaries[name]();
}
