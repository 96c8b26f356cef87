import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { ratingContactSchema } from '@/lib/contract/feedback/rating';

export type AnswerTo = { name: string; phone: string; email: string };
export const NOBODY: AnswerTo = { name: '', phone: '', email: '' };
const FIELDS = [
  { key: 'name', type: 'text', autoComplete: 'name' },
  { key: 'phone', type: 'tel', autoComplete: 'tel' },
  { key: 'email', type: 'email', autoComplete: 'email' },
] as const;

/** The first that could not be kept; empty ones are left out. */
export const wrongAnswer = (answer: AnswerTo): keyof AnswerTo | null =>
  FIELDS.find(
    ({ key }) => answer[key] !== '' && !ratingContactSchema.shape[key].safeParse(answer[key]).success,
  )?.key ?? null;

/** The contact of a diner who wants the branch to answer (rule feedback/rating-tab). */
export function AnswerFields({
  answer,
  wrong,
  onChange,
}: {
  answer: AnswerTo;
  wrong: keyof AnswerTo | null;
  onChange: (answer: AnswerTo) => void;
}) {
  const t = useTranslations('Rate');
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-2">{t('answer')}</legend>
      {FIELDS.map(({ key, ...native }) => (
        <Field
          key={key}
          {...native}
          label={t(`answer_${key}`)}
          error={wrong === key ? t('answer_wrong') : undefined}
          value={answer[key]}
          onChange={(text) => onChange({ ...answer, [key]: text })}
        />
      ))}
    </fieldset>
  );
}
