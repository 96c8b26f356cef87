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

/** Typed text stays until the server takes it. */
function useNewGuest(access: BookingAccess) {
  const { addGuest, isPending } = useBookingCalls(access);
  const [typed, setTyped] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const email = typed.email.trim();
  const guest = { name: toMemberName(typed.name), ...(email === '' ? {} : { email }) };
  const isEmailWrong = email !== '' && !addBookingGuestRequestSchema.shape.email.safeParse(email).success;
  const wrongAfter = (hasTried: boolean) => ({
    name: hasTried && guest.name === '',
    email: hasTried && isEmailWrong,
  });
  const isWrong = wrongAfter(isTried);
  const { form, refuse } = useFirstWrong({ wrong: isWrong, otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (guest.name === '' || isEmailWrong) return refuse(wrongAfter(true));
    const outcome = await addGuest(guest);
    if (outcome.kind === 'failed') return showError(outcome.error, null);
    setTyped(EMPTY);
    setTried(false);
  };
  const type = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  return { typed, type, isWrong, form, button, submit, isPending };
}

/** A name, and an optional e-mail. */
export function GuestForm({
  access,
  places,
  onClose,
}: {
  access: BookingAccess;
  places: number;
  onClose: () => void;
}) {
  const t = useTranslations('BookInfo');
  const { typed, type, isWrong, form, button, submit, isPending } = useNewGuest(access);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
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
        error={isWrong.name ? t('guest_name_missing') : undefined}
        onChange={(name) => type({ name })}
      />
      <Field
        label={t('guest_email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={typed.email}
        error={isWrong.email ? t('guest_email_wrong') : undefined}
        onChange={(email) => type({ email })}
      />
      <MailGuess typed={typed.email} onTake={(email) => type({ email })} />
      <button
        type="submit"
        ref={button}
        className="button button-quiet w-full"
        disabled={isPending}
        aria-busy={isPending}
      >
        {t('guest_add')}
      </button>
      <button type="button" className="link-button justify-self-center" onClick={onClose}>
        {t('close')}
      </button>
    </form>
  );
}
