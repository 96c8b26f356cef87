'use client';

import { useTranslations } from 'next-intl';
import { useSending } from '@/components/staff/use-sending';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isPromised } from '@/lib/domain/orders/arrival';
import { type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { mayReject, nextStep, PROMISES } from '@/lib/domain/staff/board';
import type { Tap } from '@/lib/stores/staff-taps';
import { useStepText } from './use-step-text';

type Said = Pick<Tap, 'minutes' | 'reason' | 'signs' | 'unproved'>;
/** The board sends the moves and keeps their refusals: a card that somebody else moved is drawn anew in its next column. */
export type Moving = {
  /** Why the last tap did nothing. */
  text: string | null;
  /** The taps that wait for a signal. */
  waiting: readonly { status: OrderStatus; undoes?: OrderStatus | undefined }[];
  move: (status: OrderStatus, said?: Said) => Promise<void>;
  /** Asks for the reason first. */
  reject: () => void;
};

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
  order,
  moving: { text, waiting, move, reject },
}: {
  order: StaffOrder;
  moving: Moving;
}) {
  const t = useTranslations('Staff');
  const { status, service, subservice, schedule_date: wanted } = order;
  const route = orderRouteOf(order);
  const { press, isPending } = useSending(move);
  const sayStep = useStepText();
  const step = nextStep({ route, status });
  const promises = step === 'accepted' && isPromised(service) && subservice !== 'schedule' && wanted === null;
  return (
    <div className="grid gap-2">
      {text !== null && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      {waiting.length > 0 && (
        <p role="status" className="board-warn">
          {t('will_send', {
            steps: waiting.map((tap) => (tap.undoes ? t('undo') : sayStep(tap.status))).join(', '),
          })}
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
          {sayStep(step)}
        </button>
      )}
      {mayReject({ route, status }) && (
        <button type="button" className="link-button" onClick={reject}>
          {t('reject')}
        </button>
      )}
    </div>
  );
}
