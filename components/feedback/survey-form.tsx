import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { useFirstWrong } from '@/components/ui/use-first-wrong';
import type { SurveyForm as Form } from '@/lib/contract/feedback/surveys';
import { findAnswerFaults } from '@/lib/domain/feedback/survey-answers';
import { useAnswerSurvey } from '@/lib/queries/feedback/surveys';
import { showError } from '@/lib/stores/error-store';
import { isAlreadyRated } from './is-already-rated';
import { SurveyQuestion } from './survey-question';

/** The questions of a survey; what was answered stays until it is taken (rule feedback/survey). */
export function SurveyForm({
  form: survey,
  onAnswered,
}: {
  form: NonNullable<Form>;
  onAnswered: () => void;
}) {
  const t = useTranslations('Rate');
  const [values, setValues] = useState<Record<string, number | string>>({});
  const [isTried, setTried] = useState(false);
  const { answer, isPending } = useAnswerSurvey();
  const button = useRef<HTMLButtonElement>(null);
  const { questions, key, supplier_id, service } = survey;
  const answers = Object.entries(values).map(([question, value]) => ({ key: question, value }));
  const faults = findAnswerFaults({ questions, answers });
  const wrongs = questions.map((question) => question.key in faults);
  const { form, refuse } = useFirstWrong({ wrong: wrongs.map((one) => isTried && one), otherwise: button });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongs.some(Boolean)) return refuse(wrongs);
    const outcome = await answer({ supplier_id, service, key, answers });
    if (outcome.kind === 'done' || isAlreadyRated(outcome.error)) onAnswered();
    if (outcome.kind === 'failed') showError(outcome.error, null);
  };
  return (
    <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {questions.map((question) => (
        <SurveyQuestion
          key={question.key}
          question={question}
          value={values[question.key]}
          error={isTried && question.key in faults ? t('survey_required') : undefined}
          onChange={(value) => setValues({ ...values, [question.key]: value })}
        />
      ))}
      <button ref={button} type="submit" className="button w-full" disabled={isPending} aria-busy={isPending}>
        {t('send')}
      </button>
    </form>
  );
}
