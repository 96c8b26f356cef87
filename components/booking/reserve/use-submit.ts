import { type FormEvent, useRef, useState } from 'react';
import { rememberPerson } from '@/components/orders/precheckout/remember-person';
import { useBuyer } from '@/components/payments/linked/use-buyer';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { createId } from '@/lib/browser/create-id';
import { useVisit } from '@/lib/browser/visit-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import type { Booking, CreateBookingRequest } from '@/lib/contract/booking/booking';
import { weekdayOf } from '@/lib/domain/branches/opening-hours';
import { useCreateBooking } from '@/lib/queries/reserve';
import { showError } from '@/lib/stores/error-store';
import type { Choice } from './use-choice';

/** The same key for the same wish until it was answered. */
function useKey() {
  const kept = useRef({ said: '', key: '' });
  return {
    keyOf: ({ hold_id: _, ...request }: CreateBookingRequest): string => {
      const said = JSON.stringify(request);
      if (kept.current.said !== said) kept.current = { said, key: createId() };
      return kept.current.key;
    },
    forget: () => {
      kept.current = { said: '', key: '' };
    },
  };
}

/** Sends a whole form or leads to what is missing; refused, everything typed stays. */
export function useSubmit({
  branchId,
  choice,
  onDone,
}: {
  branchId: number;
  choice: Choice;
  onDone: (booking: Booking) => void;
}) {
  const { stores, tenant } = useVisit();
  const { hasPolicies, country } = tenant;
  const buyer = useBuyer();
  const [notes, setNotes] = useState('');
  const [isAccepted, setAccepted] = useState(!hasPolicies);
  const [isTried, setTried] = useState(false);
  const { create, isPending } = useCreateBooking();
  const key = useKey();
  const button = useRef<HTMLButtonElement>(null);
  const { people, date, chosen, hold } = choice;
  const missing = { hour: chosen === null, terms: !isAccepted };
  const said = [isTried, missing, [...buyer.problems.keys()]];
  const { form, refuse } = useFirstWrong({ said, otherwise: button });

  const send = async (request: CreateBookingRequest) => {
    hold.markSent(true);
    const outcome = await create(request, key.keyOf(request));
    if (outcome.kind === 'done') {
      rememberPerson({ stores, country, typed: { ...request.contact, phone: buyer.typed.phone } });
      return onDone(outcome.value);
    }
    const { error } = outcome;
    hold.markSent(false);
    if (isFinal(error)) key.forget();
    if (error instanceof ApiError && error.key.startsWith('booking_')) return choice.refuse(error);
    showError(error, () => void send(request));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const contact = buyer.read();
    buyer.tell();
    if (!contact || !chosen || !date || !isAccepted) {
      refuse([true, missing, buyer.wrong]);
      return;
    }
    const held = hold.hold;
    await send({
      branch_id: branchId,
      date,
      hour: chosen.hour,
      people,
      day: weekdayOf(date),
      contact,
      notes: notes.trim(),
      terms: true,
      waits: chosen.waits,
      ...(held ? { hold_id: held.id } : {}),
    });
  };
  return {
    form,
    button,
    buyer,
    notes,
    setNotes,
    isAccepted,
    setAccepted,
    isWrong: { hour: isTried && missing.hour, terms: isTried && missing.terms },
    submit,
    isPending,
  };
}
