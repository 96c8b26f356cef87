'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useNightWords } from '@/components/branches/night-hour';
import { useDayValues } from '@/components/branches/use-day-values';
import { goTo } from '@/lib/browser/go-to';
import type { Cart } from '@/lib/contract/cart/cart';
import { slotHours } from '@/lib/domain/branches/slot-hours';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useScheduleLimits, useTakeSlot } from '@/lib/queries/cart/schedule';
import { showError } from '@/lib/stores/error-store';

/** The next slot of a closed branch, named; the cart is for it with a tap, never without (rule branches/next-slot). */
export function NextSlot({ cart, slug }: { cart: Cart; slug: string }) {
  const t = useTranslations('Cart');
  const limits = useScheduleLimits(cart);
  const { take, isPending } = useTakeSlot(cart);
  const locale = useLocale();
  const dayValues = useDayValues();
  const nightWords = useNightWords();
  const next = limits.data?.next;
  if (!limits.data || !next) return null;
  const { slot_minutes: slotMinutes } = limits.data;
  const address = screenPath({ screen: '*/precheckout', slug });
  const confirm = async () => {
    const outcome = await take(next);
    if (outcome.kind === 'failed') return showError(outcome.error);
    // An open form follows the cart and keeps its content.
    if (location.pathname !== address) goTo(address);
  };
  return (
    <button type="button" className="button" disabled={isPending} onClick={() => void confirm()}>
      {t('later_button', {
        ...dayValues(next.day),
        hours: nightWords(slotHours({ hour: next.hour, slotMinutes }, locale), next),
      })}
    </button>
  );
}
