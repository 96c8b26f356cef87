'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNightWords } from '@/components/branches/night-hour';
import { useDayValues } from '@/components/branches/use-day-values';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useApp } from '@/lib/browser/app-provider';
import { useIsOpenFor } from '@/lib/browser/use-is-open-for';
import type { Cart } from '@/lib/contract/cart/cart';
import { slotHours } from '@/lib/domain/branches/slot-hours';
import { useScheduleLimits } from '@/lib/queries/cart/schedule';
import { chooseService } from '@/lib/stores/choose-service';
import { HourFields } from './hour-fields';
import { Section } from './section';
import { useSoon } from './use-soon';

/** The choice of an order for now, with when it would come. */
function Soon({ cart }: { cart: Cart }) {
  const t = useTranslations('Checkout');
  const { isOpen, arrives } = useSoon(cart);
  return (
    <span className="min-w-0 flex-1">
      {t('soon')}
      {!isOpen && <span className="block text-muted">{t('soon_closed')}</span>}
      {arrives && <span className="block text-muted">{arrives}</span>}
    </span>
  );
}

type Choice = { isChecked: boolean; onChoose: () => void };

function When({ isChecked, onChoose, children }: Choice & { children: ReactNode }) {
  return (
    <label className="choice">
      <input type="radio" name="when" checked={isChecked} onChange={onChoose} />
      {children}
    </label>
  );
}

type ChoicesProps = {
  cart: Cart;
  schedule: OrderForm['schedule'];
  isNext: boolean;
  choose: (schedule: OrderForm['schedule'], isNext?: boolean) => void;
};

/** Whether the next slot is chosen as such. One that is chosen by its day and hour keeps their fields open. */
function useIsNext(cart: Cart) {
  const isOpen = useIsOpenFor(cart.service);
  const next = useScheduleLimits(cart, !isOpen).data?.next;
  const { isLater, date, hour } = useWatch<OrderForm, 'schedule'>({ name: 'schedule' });
  const [isOwn, setOwn] = useState(false);
  const isNext = !isOpen && !isOwn && isLater && date === next?.date && hour === next.hour;
  return { isNext, setNext: (isChosen: boolean) => setOwn(!isChosen) };
}

/** The next slot of a closed branch, named with its day: chosen by a tap, never by itself (rule branches/next-slot). */
function LaterChoices({ cart, schedule, isNext, choose }: ChoicesProps) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const { data } = useScheduleLimits(cart);
  const dayValues = useDayValues();
  const nightWords = useNightWords();
  const next = data?.next;
  return (
    <>
      {data && next && (
        <When isChecked={isNext} onChoose={() => choose({ isLater: true, ...next }, true)}>
          <span>
            {t('next_slot', {
              ...dayValues(next.day),
              hours: nightWords(slotHours({ hour: next.hour, slotMinutes: data.slot_minutes }, locale), next),
            })}
          </span>
        </When>
      )}
      <When
        isChecked={schedule.isLater && !isNext}
        onChoose={() =>
          choose({ ...schedule, isLater: true, ...(isNext ? { date: '', hour: '', day: '' } : {}) })
        }
      >
        <span>{t('later')}</span>
      </When>
    </>
  );
}

function Later({ schedule, choose }: ChoicesProps) {
  const t = useTranslations('Checkout');
  return (
    <When isChecked={schedule.isLater} onChoose={() => choose({ ...schedule, isLater: true })}>
      <span>{t('later')}</span>
    </When>
  );
}

/** Asks for now or an hour of a day, within one service (rule cart/hour). */
export function ScheduleSection({ cart, refusal }: { cart: Cart; refusal: string | undefined }) {
  const t = useTranslations('Checkout');
  const { screen, stores } = useApp();
  const { setValue, formState } = useFormContext<OrderForm>();
  const schedule = useWatch<OrderForm, 'schedule'>({ name: 'schedule' });
  const isOpen = useIsOpenFor(cart.service);
  const isDelivery = cart.service === 'delivery';
  const title = t(isDelivery ? 'when' : 'when_fetched');
  const { isNext, setNext } = useIsNext(cart);
  const choose = (chosen: OrderForm['schedule'], isNextSlot = false) => {
    setNext(isNextSlot);
    setValue('schedule', chosen, { shouldValidate: formState.isSubmitted });
    // Dishes that are added next go into the same cart and do not change its hour.
    if (isDelivery) chooseService({ stores, choice: chosen.isLater ? 'schedule' : 'delivery' });
  };
  const canBeSoon = screen.supplier?.services.includes(cart.service) ?? false;
  const Choices = isOpen ? Later : LaterChoices;
  return (
    <Section name="when" title={title}>
      <div className="grid gap-4">
        {(canBeSoon || !isOpen) && (
          <div role="radiogroup" className="grid gap-2" aria-label={title}>
            {canBeSoon && (
              <When isChecked={!schedule.isLater} onChoose={() => choose({ ...schedule, isLater: false })}>
                <Soon cart={cart} />
              </When>
            )}
            <Choices {...{ cart, schedule, isNext, choose }} />
          </div>
        )}
        {schedule.isLater && (!isNext || refusal) && <HourFields cart={cart} refusal={refusal} />}
      </div>
    </Section>
  );
}
