import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MailGuess } from '@/components/layout/mail-guess';
import { Field } from '@/components/ui/field';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { addBookingGuestRequestSchema } from '@/lib/contract/booking/booking';
import { MEMBER_NAME, toMemberName } from '@/lib/domain/table/members';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';

const EMPTY = { name: '', email: '' };

/** A name, and an optional e-mail. Typed text stays until the server takes it. */
export function GuestForm({ access, places }: { access: BookingAccess; places: number }) {
  const t = useTranslations('BookInfo');
  const { addGuest, isPending } = useBookingCalls(access);
  const [typed, setTyped] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const email = typed.email.trim();
  const guest = { name: toMemberName(typed.name), ...(email === '' ? {} : { email }) };
  const isEmailWrong = email !== '' && !addBookingGuestRequestSchema.shape.email.safeParse(email).success;
  const said = [isTried && guest.name === '', isTried && isEmailWrong];
  const { form, refuse } = useFirstWrong({ said, otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (guest.name === '' || isEmailWrong) return refuse([guest.name === '', isEmailWrong]);
    const outcome = await addGuest(guest);
    if (outcome.kind === 'failed') return showError(outcome.error, null);
    setTyped(EMPTY);
    setTried(false);
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onKeyDown={nextOnEnter}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-muted">{t('guests_text', { count: places })}</p>
      <Field
        inputRef={first}
        label={t('guest_name')}
        autoComplete="off"
        maxLength={MEMBER_NAME}
        value={typed.name}
        error={said[0] ? t('guest_name_missing') : undefined}
        onChange={(name) => setTyped({ ...typed, name })}
      />
      <Field
        label={t('guest_email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={typed.email}
        error={said[1] ? t('guest_email_wrong') : undefined}
        onChange={(value) => setTyped({ ...typed, email: value })}
      />
      <MailGuess typed={typed.email} onTake={(address) => setTyped({ ...typed, email: address })} />
      <button
        type="submit"
        ref={button}
        className="button button-quiet w-full"
        disabled={isPending}
        aria-busy={isPending}
      >
        {t('guest_add')}
      </button>
    </form>
  );
}
