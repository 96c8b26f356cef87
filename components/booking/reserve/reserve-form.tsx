import { useTranslations } from 'next-intl';
import { DepositNote } from '@/components/booking/deposit/deposit-note';
import { TermsWords } from '@/components/layout/privacy/terms-words';
import { BuyerInput } from '@/components/payments/linked/buyer-fields';
import { nextOnEnter } from '@/components/ui/next-on-enter';
import { useApp } from '@/lib/browser/app-provider';
import type { Booking } from '@/lib/contract/booking/booking';
import { EmailPart } from './email-part';
import { PeoplePart } from './people-part';
import { useBookingSubmit } from './use-booking-submit';
import { type Choice, useChoice } from './use-choice';
import { WhenPart } from './when-part';

const NOTES = 500;

export type ReserveBranch = { id: number; slug: string; name: string; maxPeople: number };

function SendingNote({ sending: { isOffline, isPaused } }: { sending: ReturnType<typeof useBookingSubmit> }) {
  const t = useTranslations('Reserve');
  if (isOffline)
    return (
      <p role="alert" className="error">
        {t('no_connection')}
      </p>
    );
  return <p role="status">{isPaused && t('sends_later')}</p>;
}

function sendWords({
  waits,
  paysFirst,
  needsApproval,
}: {
  waits: boolean;
  paysFirst: boolean;
  needsApproval: boolean;
}) {
  if (waits) return 'join_list';
  if (paysFirst) return 'book_and_pay';
  return needsApproval ? 'ask' : 'book';
}

type Sending = ReturnType<typeof useBookingSubmit>;

/** The contact of the person who books, and the terms that they accept. */
function WhoPart({ sending, slug }: { sending: Sending; slug: string }) {
  const [t, words] = [useTranslations('Reserve'), useTranslations('Checkout')];
  const { hasPolicies } = useApp().tenant;
  const { isWrong } = sending;
  return (
    <>
      <section className="grid gap-4">
        <h2 className="text-section">{t('who')}</h2>
        <BuyerInput buyer={sending.buyer} field="name" />
        <BuyerInput buyer={sending.buyer} field="phone" />
        <EmailPart buyer={sending.buyer} email={sending.email} isForPayment={sending.isEmailForPayment} />
        <label className="field">
          <span className="field-label">{t('notes')}</span>
          <textarea
            className="input"
            rows={2}
            maxLength={NOTES}
            value={sending.notes}
            onChange={(event) => sending.setNotes(event.target.value)}
          />
        </label>
      </section>
      {hasPolicies && (
        <div>
          <label className="choice">
            <input
              type="checkbox"
              checked={sending.isAccepted}
              aria-invalid={isWrong.terms ? true : undefined}
              onChange={(event) => sending.setAccepted(event.target.checked)}
            />
            <TermsWords as="terms" slug={slug} />
          </label>
          {isWrong.terms && <p className="error mt-1">{words('terms_required')}</p>}
        </div>
      )}
    </>
  );
}

function SendPart({ sending, choice, branch }: { sending: Sending; choice: Choice; branch: string }) {
  const t = useTranslations('Reserve');
  const { data } = choice.schedule;
  const waits = choice.chosen?.waits ?? false;
  const paysFirst = data !== undefined && data.deposit !== null;
  const needsApproval = data !== undefined && !data.is_approved && !waits;
  return (
    <div className="grid gap-3">
      {needsApproval && <p className="text-muted">{t('needs_approval', { branch })}</p>}
      <SendingNote sending={sending} />
      <button
        ref={sending.button}
        type="submit"
        className="button w-full"
        disabled={sending.isPending}
        aria-busy={sending.isPending}
      >
        {t(sendWords({ waits, paysFirst, needsApproval }))}
      </button>
    </div>
  );
}

/**
 * People, day, hour and contact on one page (rule booking/hold). A day of which no hour can be chosen asks for nothing more;
 * what was typed comes back with the next.
 */
export function ReserveForm({
  branch,
  onDone,
}: {
  branch: ReserveBranch;
  onDone: (booking: Booking) => void;
}) {
  const choice = useChoice({ branchId: branch.id, maxPeople: branch.maxPeople });
  const sending = useBookingSubmit({ branchId: branch.id, choice, onDone });
  return (
    <form
      ref={sending.form}
      noValidate
      className="grid gap-6"
      onKeyDown={nextOnEnter}
      onSubmit={(event) => void sending.submit(event)}
    >
      <PeoplePart
        people={choice.people}
        most={branch.maxPeople}
        contact={choice.schedule.data?.contact ?? null}
        onChange={choice.changePeople}
      />
      <WhenPart choice={choice} isWrong={sending.isWrong.hour} />
      {choice.canChoose && (
        <>
          <WhoPart sending={sending} slug={branch.slug} />
          <DepositNote choice={choice} />
          <SendPart sending={sending} choice={choice} branch={branch.name} />
        </>
      )}
    </form>
  );
}
