import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { SurveyForm } from '@/lib/contract/feedback/surveys';
import { RATING_SCORES } from '@/lib/domain/feedback/rating';
import { MOST_ANSWER } from '@/lib/domain/feedback/survey-answers';
import { ScoreField } from './score-field';

type Question = NonNullable<SurveyForm>['questions'][number];
type Props = {
  question: Question;
  value: number | string | undefined;
  error: string | undefined;
  onChange: (value: number | string) => void;
};

function ChoiceField({
  question: { key, options },
  label,
  value,
  error,
  onChange,
}: Props & { label: string }) {
  const errorId = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-2">{label}</legend>
      {options.map((option, place) => (
        <label key={option} className="choice">
          <input
            type="radio"
            name={key}
            checked={value === place}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(place)}
          />
          <span className="flex-1">{option}</span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function TextField({ label, value, error, onChange }: Omit<Props, 'question'> & { label: string }) {
  const errorId = useId();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <textarea
        className="input"
        rows={3}
        maxLength={MOST_ANSWER}
        value={value ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={errorId} className="error">
          {error}
        </span>
      )}
    </label>
  );
}

/** One question by its kind; what need not be answered says so. */
export function SurveyQuestion(props: Props) {
  const t = useTranslations('Rate');
  const { question, value, error, onChange } = props;
  const label = question.required ? question.label : t('survey_optional', { question: question.label });
  if (question.kind === 'choice') return <ChoiceField {...props} label={label} />;
  if (question.kind === 'text')
    return <TextField label={label} value={value} error={error} onChange={onChange} />;
  const score = RATING_SCORES.find((one) => one === value) ?? null;
  return <ScoreField label={label} name={question.key} score={score} error={error} onChange={onChange} />;
}
