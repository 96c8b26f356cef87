import { useTranslations } from 'next-intl';
import { MOST_COMMENT } from '@/lib/contract/feedback/rating';
import { isLowScore } from '@/lib/domain/feedback/rating';

/** The comment on a score; up to a six it asks what went wrong. */
export function CommentField({
  score,
  value,
  onChange,
}: {
  score: number | null;
  value: string;
  onChange: (comment: string) => void;
}) {
  const t = useTranslations('Rate');
  return (
    <label className="field">
      <span className="field-label">{t(score !== null && isLowScore(score) ? 'reason' : 'comment')}</span>
      <textarea
        className="input"
        rows={3}
        maxLength={MOST_COMMENT}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
