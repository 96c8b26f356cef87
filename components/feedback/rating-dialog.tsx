import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import type { Rate } from '@/lib/contract/feedback/rating';
import type { RatingScore } from '@/lib/domain/feedback/rating';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';
import { useRateVisit } from '@/lib/queries/feedback/ratings';
import { isAlreadyRated } from './is-already-rated';
import { RateForm } from './rate-form';
import { useThanks } from './use-thanks';

/** The rating of a visit, then two seconds of thanks (rule feedback/rating-tab). */
export function RatingDialog({
  asked,
  branch,
  chosen,
  onEnd,
  onClose,
}: {
  asked: RatingAsked;
  branch: { id: number; name: string };
  chosen: RatingScore | null;
  /** After what was said, and the thanks. */
  onEnd: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('Rate');
  const { rate, isPending } = useRateVisit(branch.id);
  const { isThanking, thank } = useThanks(onEnd);
  const send = async (said: Rate) => {
    const outcome = await rate(said);
    if (outcome.kind === 'done') thank();
    else if (isAlreadyRated(outcome.error)) onEnd();
    return outcome;
  };
  const title = asked.experience ? t('tab_question', { branch: branch.name }) : t('tab_menu');
  return (
    <Dialog onClose={isThanking ? onEnd : onClose} title={title} closeLabel={t('close')}>
      {isThanking ? (
        <p role="status" className="py-8 text-center text-section">
          {t('thanks')}
        </p>
      ) : (
        <RateForm
          heading={null}
          asked={asked}
          experienceLabel={t('experience')}
          chosen={chosen}
          rate={send}
          isPending={isPending}
        />
      )}
    </Dialog>
  );
}
