'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { useOfflinePress } from '@/components/payments/use-offline-press';
import { Dialog } from '@/components/ui/dialog';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isCashLow } from '@/lib/domain/money/cash-rounding';
import { formatAmount, readOptionalAmount } from '@/lib/domain/money/money';
import { type InPersonMethod, isInPerson, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { usePaymentMethods } from '@/lib/queries/payments/checkout';
import { usePayInPerson } from '@/lib/queries/payments/payments';
import { showError } from '@/lib/stores/error-store';
import { MethodChoice } from './method-choice';

/** Only the kitchen of an order for now begins with it. */
function whatFollows({ payment, schedule_date }: Order) {
  const isPending = payment?.status === 'pending';
  if (schedule_date) return isPending ? 'in_person_pending_booked' : 'in_person_failed_booked';
  return isPending ? 'in_person_pending' : 'in_person_failed';
}

/** @returns the fields' state, and `read`, which marks what is missing and gives the request once it is whole */
function useMethodChoice({ order, methods }: { order: Order; methods: readonly PaymentMethodAnswer[] }) {
  const { tenant } = useApp();
  const { currency } = tenant;
  const errorText = useErrorText(tenant);
  const ways = methods.flatMap(({ key }) => (isInPerson(key) ? [key] : []));
  const [method, setMethod] = useState<InPersonMethod | null>(ways.length === 1 ? (ways[0] ?? null) : null);
  const [tried, setTried] = useState(false);
  const [cash, setCash] = useState('');
  const [hasLeftCash, setHasLeftCash] = useState(false);
  const amount = readOptionalAmount(cash);
  const isLow =
    method === 'cash' && amount !== null && isCashLow({ cash: amount, amount: order.total, currency });
  const fields = {
    chosen: method,
    error: tried && method === null ? errorText('payment_method_required') : undefined,
    note: {
      value: cash,
      error:
        isLow && (tried || hasLeftCash) ? errorText('cash_amount_low', { total: order.total }) : undefined,
      onChange: setCash,
      onBlur: () => setHasLeftCash(true),
    },
    onChoose: (next: PaymentMethod) => isInPerson(next) && setMethod(next),
  };
  const read = () => {
    setTried(true);
    if (method === null || isLow) return null;
    return { method, cash_amount: method === 'cash' ? amount : null };
  };
  return { fields, read };
}

/** Sends the chosen way; a press without a connection sends nothing, and is told. */
function usePayInPersonPress(order: Order) {
  const { payInPerson, isPending, isSuccess } = usePayInPerson(order.id);
  const offline = useOfflinePress();
  const pay = async (request: Parameters<typeof payInPerson>[0]) => {
    const outcome = await payInPerson(request);
    if (outcome.kind === 'failed') showError(outcome.error, () => void pay(request));
  };
  const press = (request: Parameters<typeof payInPerson>[0]) => {
    if (navigator.onLine) void pay(request);
    else offline.tell();
  };
  return { press, isBusy: isPending || isSuccess, isOffline: offline.isTold };
}

function InPersonDialog({
  order,
  methods,
  onClose,
}: {
  order: Order;
  methods: readonly PaymentMethodAnswer[];
  onClose: () => void;
}) {
  const { tenant } = useApp();
  const { currency, establishment } = tenant;
  const t = useTranslations('Checkout');
  const { press, isBusy, isOffline } = usePayInPersonPress(order);
  const choice = useMethodChoice({ order, methods });
  const total = formatAmount({ amount: order.total, currency });
  return (
    <Dialog
      onClose={onClose}
      title={t('in_person_title', { service: order.service })}
      closeLabel={t('in_person_keep')}
    >
      <form
        noValidate
        className="grid gap-4"
        onKeyDown={nextOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          const request = choice.read();
          if (request) press(request);
        }}
      >
        <p>{t(whatFollows(order), { establishment })}</p>
        <MethodChoice methods={methods} total={order.total} {...choice.fields} />
        {isOffline && (
          <p className="card p-4 font-semibold" role="alert">
            {t('in_person_no_connection')}
          </p>
        )}
        <button type="submit" className="button w-full" disabled={isBusy} aria-busy={isBusy}>
          {t('in_person_confirm', { total, service: order.service })}
        </button>
        <button type="button" className="button button-quiet w-full" onClick={onClose}>
          {t('in_person_keep')}
        </button>
      </form>
    </Dialog>
  );
}

function useInPersonMethods(order: Order): PaymentMethodAnswer[] {
  const offered = usePaymentMethods({ supplierId: order.supplier.id, service: toServiceChoice(order) });
  return order.is_cart ? [] : (offered.data ?? []).filter(({ key }) => isInPerson(key));
}

/** Asks whether to pay in person; nothing where that is not offered. */
export function InPersonButton({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const t = useTranslations('Checkout');
  if (useInPersonMethods(order).length === 0) return null;
  return (
    <button type="button" className="button button-quiet w-full" onClick={onOpen}>
      {t('in_person', { service: order.service })}
    </button>
  );
}

/** The question of `InPersonButton`. It stays while the page is left: a closing dialog steps back in history (rule payments/in-person). */
export function InPersonQuestion({ order, onClose }: { order: Order; onClose: () => void }) {
  const methods = useInPersonMethods(order);
  return methods.length > 0 && <InPersonDialog order={order} methods={methods} onClose={onClose} />;
}
