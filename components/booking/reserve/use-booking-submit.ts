import { type FormEvent, useRef, useState } from 'react';
import { useBuyer } from '@/components/payments/linked/use-buyer';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { useApp } from '@/lib/browser/app-provider';
import type { Booking } from '@/lib/contract/booking/booking';
import { weekdayOf } from '@/lib/domain/branches/opening-hours';
import type { Choice } from './use-choice';
import type { Hold } from './use-hold';
import { useSendBooking } from './use-send-booking';

/** The chosen hour as it is asked for, with the table that is held for it. */
const wishOf = ({
  chosen: { date, hour, waits },
  people,
  held,
}: {
  chosen: NonNullable<Choice['chosen']>;
  people: number;
  held: Hold | null;
}) => ({
  date,
  hour,
  people,
  day: weekdayOf(date),
  waits,
  ...(held ? { hold_id: held.id } : {}),
});

/** Sends a whole form or leads to what is missing; refused or without a connection, everything typed stays. */
export function useBookingSubmit({
  branchId,
  choice,
  onDone,
}: {
  branchId: number;
  choice: Choice;
  onDone: (booking: Booking) => void;
}) {
  const { hasPolicies, isEmailOptional } = useApp().tenant;
  const { data } = choice.schedule;
  // Until the schedule says it, what the tenant wants.
  const email = data?.email ?? (isEmailOptional ? 'optional' : 'required');
  const buyer = useBuyer({ email, asksPhone: true });
  const [notes, setNotes] = useState('');
  const [isAccepted, setAccepted] = useState(!hasPolicies);
  const [isTried, setTried] = useState(false);
  const { send, ...sending } = useSendBooking({ choice, phone: buyer.typed.phone, onDone });
  const button = useRef<HTMLButtonElement>(null);
  const { people, chosen, hold } = choice;
  const missing = { hour: chosen === null, terms: !isAccepted };
  const said = [isTried, missing, [...buyer.problems.keys()]];
  const { form, refuse } = useFirstWrong({ wrong: said, otherwise: button });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const contact = buyer.read();
    buyer.tell();
    if (!contact || !chosen || !isAccepted) {
      refuse([true, missing, buyer.wrong]);
      return;
    }
    await send({
      branch_id: branchId,
      ...wishOf({ chosen, people, held: hold.hold }),
      contact,
      notes: notes.trim(),
      terms: true,
    });
  };
  return {
    form,
    button,
    buyer,
    email,
    isEmailForPayment: data !== undefined && data.deposit !== null,
    notes,
    setNotes,
    isAccepted,
    setAccepted,
    isWrong: { hour: isTried && missing.hour, terms: isTried && missing.terms },
    submit,
    ...sending,
  };
}
