import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import { type Booking, MOST_COMMENT } from '@/lib/contract/booking/booking';
import { isLowScore, type RatingScore } from '@/lib/domain/booking/booking-rating';
import { useBookingCalls } from '@/lib/queries/booking-info';
import { showError } from '@/lib/stores/error-store';
import { useDayName } from '../info/booking-words';
import { ScoreField } from './score-field';

/** What was typed stays until it is taken. */
export function RatingForm({ booking, access }: { booking: Booking; access: { id: number; token: string } }) {
  const t = useTranslations('Rate');
  const dayName = useDayName();
  const { rate, isPending } = useBookingCalls(access);
  const [score, setScore] = useState<RatingScore | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { form, refuse } = useFirstWrong({ said: [isTried && score === null], otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (score === null) return refuse([true]);
    const outcome = await rate({ by: access.token, rating: { score, comment } });
    if (outcome.kind === 'failed') showError(outcome.error, null);
  };
  const { supplier, date, hour } = booking;
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <div>
        <h1 className="text-page">{t('question', { branch: supplier.name })}</h1>
        <p className="mt-2 text-muted">{t('visit', { day: dayName(date), hour })}</p>
      </div>
      <ScoreField
        score={score}
        error={isTried && score === null ? t('score_missing') : undefined}
        onChange={setScore}
      />
      <label className="field">
        <span className="field-label">{t(score !== null && isLowScore(score) ? 'reason' : 'comment')}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={MOST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </label>
      <button ref={button} type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t('send')}
      </button>
    </form>
  );
}
