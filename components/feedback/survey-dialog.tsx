import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { Dialog } from '@/components/ui/dialog';
import type { SurveyDetail } from '@/lib/contract/feedback/surveys';
import { useSurveyForm } from '@/lib/queries/feedback/surveys';
import { SurveyForm } from './survey-form';
import { useThanks } from './use-thanks';

/** A survey, and two seconds of thanks (rule feedback/survey). @param onEnd after them */
export function SurveyDialog({
  survey: { supplier_id: supplierId, service, title },
  onEnd,
  onClose,
}: {
  survey: NonNullable<SurveyDetail>;
  onEnd: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('Rate');
  const { data: form, error, refetch } = useSurveyForm({ supplierId, service });
  const { isThanking, thank } = useThanks(onEnd);
  const body = () => {
    if (isThanking)
      return (
        <p role="status" className="py-8 text-center text-section">
          {t('survey_done')}
        </p>
      );
    if (form) return <SurveyForm form={form} onAnswered={thank} />;
    if (form === null) return <p className="py-8 text-muted">{t('survey_missing')}</p>;
    if (error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
    return <LoadingShape className="h-[320px]" />;
  };
  return (
    <Dialog onClose={isThanking ? onEnd : onClose} title={title} closeLabel={t('close')}>
      {body()}
    </Dialog>
  );
}
