import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { Rate } from '@/lib/contract/feedback/rating';
import { isLowScore, type RatingScore } from '@/lib/domain/feedback/rating';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';
import type { Outcome } from '@/lib/queries/outcome';
import { showError } from '@/lib/stores/error-store';
import { AnswerFields, type AnswerTo, NOBODY, wrongAnswer } from './answer-fields';
import { CommentField } from './comment-field';
import { ScoreField } from './score-field';

const lowest = (...scores: (RatingScore | null)[]): RatingScore | null =>
  scores.reduce(
    (least, score) => (score !== null && (least === null || score < least) ? score : least),
    null,
  );

/** How it was, and how the menu is: each that is required must have a score. Up to a six it asks for a way to answer. */
export function RateForm({
  heading,
  asked,
  experienceLabel,
  chosen = null,
  rate,
  isPending,
}: {
  heading: ReactNode;
  asked: RatingAsked;
  experienceLabel: string;
  /** The score of the first question. */
  chosen?: RatingScore | null;
  rate: (rating: Rate) => Promise<Outcome<unknown>>;
  isPending: boolean;
}) {
  const t = useTranslations('Rate');
  const [experience, setExperience] = useState(asked.experience ? chosen : null);
  const [menu, setMenu] = useState(asked.experience ? null : chosen);
  const [comment, setComment] = useState('');
  const [answer, setAnswer] = useState<AnswerTo>(NOBODY);
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const least = lowest(experience, menu);
  const isLow = least !== null && isLowScore(least);
  const isMissing = {
    experience: asked.experience && experience === null,
    // Beside how it was, how the page is need not be said (rule feedback/rating-tab).
    menu: asked.menu && !asked.experience && menu === null,
  };
  const wrong = isLow ? wrongAnswer(answer) : null;
  const wrongs = [isMissing.experience, isMissing.menu, wrong !== null];
  const { form, refuse } = useFirstWrong({ said: wrongs.map((one) => isTried && one), otherwise: button });
  const missing = (one: boolean) => (isTried && one ? t('score_missing') : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongs.some(Boolean)) return refuse(wrongs);
    const said = { rateExpSponsor: experience, rateMenuDigital: menu, comment };
    const asks = { rate_nps: asked.experience, rate_digitalmenu: asked.menu };
    const filled = isLow ? Object.entries(answer).filter(([, text]) => text.trim() !== '') : [];
    const outcome = await rate({ ...asks, ...said, ...Object.fromEntries(filled) });
    if (outcome.kind === 'failed') showError(outcome.error, null);
  };
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {heading}
      {asked.experience && (
        <ScoreField
          label={experienceLabel}
          name="experience"
          score={experience}
          error={missing(isMissing.experience)}
          onChange={setExperience}
        />
      )}
      {asked.menu && (
        <ScoreField
          label={t('menu_score')}
          name="menu"
          score={menu}
          error={missing(isMissing.menu)}
          onChange={setMenu}
        />
      )}
      <CommentField score={least} value={comment} onChange={setComment} />
      {isLow && <AnswerFields answer={answer} wrong={isTried ? wrong : null} onChange={setAnswer} />}
      <button ref={button} type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t('send')}
      </button>
    </form>
  );
}
