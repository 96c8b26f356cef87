import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { Rate } from '@/lib/contract/feedback/rating';
import type { RatingScore } from '@/lib/domain/feedback/rating';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';
import type { Outcome } from '@/lib/queries/outcome';
import { showError } from '@/lib/stores/error-store';
import { AnswerFields } from './answer-fields';
import { CommentField } from './comment-field';
import { ScoreField } from './score-field';
import { useRateDraft } from './use-rate-draft';

function ScoreFields({
  asked,
  experienceLabel,
  draft: { experience, setExperience, menu, setMenu, isMissing },
  isTried,
}: {
  asked: RatingAsked;
  experienceLabel: string;
  draft: ReturnType<typeof useRateDraft>;
  isTried: boolean;
}) {
  const t = useTranslations('Rate');
  const missing = (one: boolean) => (isTried && one ? t('score_missing') : undefined);
  return (
    <>
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
    </>
  );
}

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
  const draft = useRateDraft({ asked, chosen });
  const [isTried, setTried] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wrongs = [draft.isMissing.experience, draft.isMissing.menu, draft.wrong !== null];
  const { form, refuse } = useFirstWrong({ wrong: wrongs.map((one) => isTried && one), otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongs.some(Boolean)) return refuse(wrongs);
    const outcome = await rate(draft.read());
    if (outcome.kind === 'failed') showError(outcome.error, null);
  };
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {heading}
      <ScoreFields asked={asked} experienceLabel={experienceLabel} draft={draft} isTried={isTried} />
      <CommentField score={draft.least} value={draft.comment} onChange={draft.setComment} />
      {draft.isLow && (
        <AnswerFields answer={draft.answer} wrong={isTried ? draft.wrong : null} onChange={draft.setAnswer} />
      )}
      <button ref={button} type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t('send')}
      </button>
    </form>
  );
}
