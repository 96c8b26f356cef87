'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useSending } from '@/components/staff/use-sending';
import { moveStaffOrder, type StaffOrder } from '@/lib/contract/staff/calls';
import { isPromised } from '@/lib/domain/orders/arrival';
import { type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { mayReject, nextStep, PROMISES } from '@/lib/domain/staff/board';
import { useOrderChanges } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { RejectDialog } from './reject-dialog';

/** The sentence of a refused move. The board keeps it: a card that somebody else moved is drawn anew in its next column. */
export type Refusal = { text: string | null; onRefused: (text: string | null) => void };

/** Moves an order; the board shows what the server answered. */
function useMove({ slug, id, onRefused }: { slug: string; id: number } & Pick<Refusal, 'onRefused'>) {
  const { http } = useStaff();
  const sayFault = useFaultText();
  const { showMoved, askAgain } = useOrderChanges(slug);
  return useSending(async (status: OrderStatus, said: { minutes?: number; reason?: string } = {}) => {
    onRefused(null);
    try {
      showMoved(await http(slug)(moveStaffOrder, { params: { id: String(id) }, body: { status, ...said } }));
    } catch (error) {
      onRefused(sayFault(error));
      // Somebody else may have moved it first.
      askAgain();
    }
  });
}

/** Accepts with the minutes that its diner reads: until it is ready, or until it comes. */
function Promises({
  isDelivery,
  isPending,
  onPromise,
}: {
  isDelivery: boolean;
  isPending: boolean;
  onPromise: (minutes: number) => void;
}) {
  const t = useTranslations('Staff');
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend>{isDelivery ? t('arrives_in') : t('accept_in')}</legend>
      {PROMISES.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className="button button-quiet"
          disabled={isPending}
          onClick={() => onPromise(minutes)}
        >
          {t('minutes', { minutes })}
        </button>
      ))}
    </fieldset>
  );
}

/** The one step onwards as a large button; a new order of a promised service is accepted with its minutes. */
export function OrderSteps({
  slug,
  order,
  refusal: { text, onRefused },
}: {
  slug: string;
  order: StaffOrder;
  refusal: Refusal;
}) {
  const t = useTranslations('Staff');
  const { id, number, status, service, subservice, schedule_date: wanted } = order;
  const route = orderRouteOf(order);
  const { press, isPending } = useMove({ slug, id, onRefused });
  const [isAsked, setAsked] = useState(false);
  const step = nextStep({ route, status });
  const promises = step === 'accepted' && isPromised(service) && subservice !== 'schedule' && wanted === null;
  return (
    <div className="grid gap-2">
      {text !== null && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      {promises && (
        <Promises
          isDelivery={service === 'delivery'}
          isPending={isPending}
          onPromise={(minutes) => press('accepted', { minutes })}
        />
      )}
      {step && (
        <button type="button" className="button w-full" disabled={isPending} onClick={() => press(step)}>
          {step === 'accepted' ? t('accept') : t(step as 'preparation')}
        </button>
      )}
      {mayReject({ route, status }) && (
        <button type="button" className="link-button" onClick={() => setAsked(true)}>
          {t('reject')}
        </button>
      )}
      {isAsked && (
        <RejectDialog
          number={number ?? id}
          {...{ isPending, fault: text }}
          onClose={() => setAsked(false)}
          onReject={(reason) => press('cancelled', { reason })}
        />
      )}
    </div>
  );
}
