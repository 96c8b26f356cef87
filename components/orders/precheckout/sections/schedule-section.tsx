'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { useArrivalText } from '@/components/cart/arrival-note';
import type { OrderForm } from '@/components/orders/precheckout/order-form';
import { useNow } from '@/lib/browser/use-now';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import { useIsOpenFor } from '@/lib/queries/closed';
import { chooseService } from '@/lib/stores/choose-service';
import { HourFields } from './hour-fields';
import { Section } from './section';

/** As soon as can be, and when that is. */
function Soon({ cart }: { cart: Cart }) {
  const t = useTranslations('Checkout');
  const now = useNow();
  const arrivalText = useArrivalText();
  const isOpen = useIsOpenFor(cart.service);
  const { arrival_minutes: arrival, service } = cart;
  const window = arrival && arrivalWindow({ arrival, start: now });
  return (
    <span className="min-w-0 flex-1">
      {t('soon')}
      {!isOpen && <span className="block text-muted">{t('soon_closed')}</span>}
      {isOpen && window && <span className="block text-muted">{arrivalText({ service, ...window })}</span>}
    </span>
  );
}

/** As soon as can be or an hour of a day, within one service (rule cart/hour). */
export function ScheduleSection({ cart, refusal }: { cart: Cart; refusal: string | undefined }) {
  const t = useTranslations('Checkout');
  const { screen, stores } = useVisit();
  const { field } = useController<OrderForm, 'schedule.isLater'>({ name: 'schedule.isLater' });
  const isDelivery = cart.service === 'delivery';
  const title = t(isDelivery ? 'when' : 'when_fetched');
  const choose = (isLater: boolean) => {
    field.onChange(isLater);
    // What is added next goes into the same cart and leaves its hour.
    if (isDelivery) chooseService({ stores, choice: isLater ? 'schedule' : 'delivery' });
  };
  const canBeSoon = screen.supplier?.services.includes(cart.service) ?? false;
  return (
    <Section name="when" title={title}>
      <div className="grid gap-4">
        {canBeSoon && (
          <div role="radiogroup" className="grid gap-2" aria-label={title}>
            <label className="choice">
              <input type="radio" name="when" checked={!field.value} onChange={() => choose(false)} />
              <Soon cart={cart} />
            </label>
            <label className="choice">
              <input type="radio" name="when" checked={field.value} onChange={() => choose(true)} />
              <span>{t('later')}</span>
            </label>
          </div>
        )}
        {field.value && <HourFields cart={cart} refusal={refusal} />}
      </div>
    </Section>
  );
}
