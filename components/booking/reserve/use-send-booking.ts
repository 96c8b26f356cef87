import { useRef } from 'react';
import { rememberPerson } from '@/components/orders/precheckout/remember-person';
import { useOfflinePress } from '@/components/payments/use-offline-press';
import { useApp } from '@/lib/browser/app-provider';
import { createId } from '@/lib/browser/create-id';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import type { Booking, CreateBookingRequest } from '@/lib/contract/booking/booking';
import { useCreateBooking } from '@/lib/queries/booking/reserve';
import { showError } from '@/lib/stores/error-store';
import type { Choice } from './use-choice';

type Call = { said: string; key: string; request: CreateBookingRequest };

/** The same call for the same wish until it was answered, also where another table is held by then: it may have arrived. */
function useCall() {
  const kept = useRef<Call | null>(null);
  return {
    begin: (request: CreateBookingRequest): Call => {
      const { hold_id: _, ...wish } = request;
      const said = JSON.stringify(wish);
      if (kept.current?.said === said) return kept.current;
      kept.current = { said, key: createId(), request };
      return kept.current;
    },
    forget: () => {
      kept.current = null;
    },
  };
}

/** Sends a booking; a press without a connection is told, one on its way waits for it. @param phone as it was typed */
export function useSendBooking({
  choice,
  phone,
  onDone,
}: {
  choice: Choice;
  phone: string;
  onDone: (booking: Booking) => void;
}) {
  const { stores, tenant } = useApp();
  const { country } = tenant;
  const { create, isPending, isPaused } = useCreateBooking();
  const call = useCall();
  const offline = useOfflinePress();
  const { hold } = choice;
  const send = async (wish: CreateBookingRequest) => {
    // A press is not sent later by itself; what is on its way is.
    if (!navigator.onLine) return offline.tell();
    const { key, request } = call.begin(wish);
    hold.markSent(true);
    const outcome = await create(request, key);
    if (outcome.kind === 'done') {
      rememberPerson({ stores, country, typed: { ...request.contact, phone } });
      return onDone(outcome.value);
    }
    const { error } = outcome;
    hold.markSent(false);
    if (isFinal(error)) call.forget();
    if (error instanceof ApiError && error.key.startsWith('booking_')) return choice.refuse(error);
    showError(error, () => void send(wish));
  };
  return { send, isPending, isPaused, isOffline: offline.isTold };
}
