import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { Rating } from '@/lib/contract/feedback/rating';
import type { RatingScore } from '@/lib/domain/feedback/rating';
import type { Outcome } from '@/lib/queries/outcome';
import { showError } from '@/lib/stores/error-store';
import { CommentField } from './comment-field';
import { ScoreField } from './score-field';

/** A required score, and optional words. Typed text stays until the server takes it. */
export function RatingForm({
  heading,
  rate,
  isPending,
}: {
  heading: ReactNode;
  rate: (rating: Rating) => Promise<Outcome<unknown>>;
  isPending: boolean;
}) {
  const t = useTranslations('Rate');
  const [score, setScore] = useState<RatingScore | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { form, refuse } = useFirstWrong({ wrong: [isTried && score === null], otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (score === null) return refuse([true]);
    const outcome = await rate({ score, comment });
    if (outcome.kind === 'failed') showError(outcome.error, null);
  };
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {heading}
      <ScoreField
        label={t('score')}
        score={score}
        error={isTried && score === null ? t('score_missing') : undefined}
        onChange={setScore}
      />
      <CommentField score={score} value={comment} onChange={setComment} />
      <button ref={button} type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t('send')}
      </button>
    </form>
  );
}
