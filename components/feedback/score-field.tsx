import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { RATING_SCORES, type RatingScore } from '@/lib/domain/feedback/rating';

/** One to ten, as a row of large numbers. */
export function ScoreField({
  label,
  name = 'score',
  score,
  error,
  onChange,
}: {
  label: string;
  name?: string;
  score: RatingScore | null;
  error: string | undefined;
  onChange: (score: RatingScore) => void;
}) {
  const t = useTranslations('Rate');
  const errorId = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label mb-2">{label}</legend>
      <div className="score-row">
        {RATING_SCORES.map((one) => (
          <label key={one} className="choice relative">
            <input
              type="radio"
              name={name}
              className="sr-only"
              value={one}
              checked={score === one}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(one)}
            />
            <span className="tabular-nums">{one}</span>
          </label>
        ))}
      </div>
      <p className="flex justify-between text-muted" aria-hidden>
        <span>{t('lowest')}</span>
        <span>{t('highest')}</span>
      </p>
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
