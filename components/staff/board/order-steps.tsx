'use client';

import { useTranslations } from 'next-intl';
import { HandOverStep } from '@/components/staff/deliveries/handed-over';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { useNowOf } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { isPromised } from '@/lib/domain/orders/arrival';
import { type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { mayReject, nextStep, PROMISES, presetMinutes } from '@/lib/domain/staff/board';
import type { Tap } from '@/lib/stores/staff-taps';
import { useStepText } from './use-step-text';
import { WaitingTaps } from './waiting-taps';

type Said = Pick<Tap, 'minutes' | 'reason' | 'signs' | 'unproved'>;
/** The board sends the moves and keeps their refusals: a card that somebody else moved is drawn anew in its next column. */
export type Moving = {
  /** Why the last tap did nothing. */
  text: string | null;
  /** The taps that wait for a signal. */
  waiting: readonly Pick<Tap, 'status' | 'undoes' | 'line' | 'lines'>[];
  move: (status: OrderStatus, said?: Said) => Promise<void>;
  /** Says that a line is made, or is not. */
  strike: (line: NonNullable<Tap['line']>) => Promise<void>;
  /** Says that lines of a table are being made, or were served. */
  advance: (lines: NonNullable<Tap['lines']>) => Promise<void>;
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
    <fieldset className="board-minutes">
      <legend>{isDelivery ? t('arrives_in') : t('accept_in')}</legend>
      {PROMISES.map((minutes) => (
        <NamedButton
          words={t('minutes', { minutes })}
          key={minutes}
          className="button button-quiet"
          disabled={isPending}
          onClick={() => onPromise(minutes)}
        />
      ))}
    </fieldset>
  );
}

/** The minutes that an order takes which is accepted now; null: it is not known. */
export type Soonest = Pace['arrival_minutes'] | null;

/** A new order for now of a service with a promise, and the minutes that the pace of its kitchen says where they are later than promised. */
function useAccepting({ order, soonest }: { order: StaffOrder; soonest: Soonest }) {
  const { service, subservice, schedule_date: wanted, status, promised } = order;
  const isNew = nextStep({ route: orderRouteOf(order), status }) === 'accepted';
  const isNow = subservice !== 'schedule' && wanted === null;
  const isAsked = isNew && isNow && isPromised(service);
  const least = isAsked ? (soonest?.[service].least ?? null) : null;
  const preset = useNowOf((now) => (least === null ? null : presetMinutes({ promised, least, now })));
  return isAsked ? { isDelivery: service === 'delivery', preset } : null;
}

/** The one step onwards as a large button; a new order of a promised service is accepted with its minutes. */
export function OrderSteps({
  order,
  soonest,
  moving: { text: refusal, waiting, move, reject },
}: {
  order: StaffOrder;
  soonest: Soonest;
  moving: Moving;
}) {
  const t = useTranslations('Staff');
  const { status, sign_tries: tries } = order;
  const route = orderRouteOf(order);
  const { press, isPending } = useSending(move);
  const sayStep = useStepText();
  const step = nextStep({ route, status });
  const accepting = useAccepting({ order, soonest });
  const preset = accepting?.preset ?? null;
  // The form that asks for the signs says that they are spent.
  const text = tries === 0 && refusal === t('signs_spent') ? null : refusal;
  return (
    <div className="grid gap-2">
      {text !== null && (
        <p role="alert" className="text-danger">
          {text}
        </p>
      )}
      <WaitingTaps waiting={waiting} />
      {accepting && (
        <Promises
          isDelivery={accepting.isDelivery}
          isPending={isPending}
          onPromise={(minutes) => press('accepted', { minutes })}
        />
      )}
      {step === 'delivered' && tries !== null && (
        <HandOverStep words={sayStep(step)} {...{ tries, isPending }} onSaid={(said) => press(step, said)} />
      )}
      {step && (step !== 'delivered' || tries === null) && (
        <NamedButton
          words={preset === null ? sayStep(step) : t('accept_with', { minutes: preset })}
          className="button w-full"
          disabled={isPending}
          onClick={() => (preset === null ? press(step) : press(step, { minutes: preset }))}
        />
      )}
      {mayReject({ route, status }) && (
        <NamedButton words={t('reject')} className="link-button" onClick={reject} />
      )}
    </div>
  );
}
