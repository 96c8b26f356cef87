'use client';

import { useTranslations } from 'next-intl';
import { NamedThing } from '@/components/staff/named-button';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { isLowScore } from '@/lib/domain/feedback/rating';
import type { StaffScreen } from '@/lib/domain/staff/screens';
import { foldNumber } from '@/lib/domain/text/number-text';
import { AnswerRating } from './answer-rating';

type Rating = StaffRatings['ratings'][number];
const ORDERS: StaffScreen = 'orders';

/** The ways to answer that the diner left. */
function Contact({ contact: { name, phone, email } }: { contact: NonNullable<Rating['contact']> }) {
  const t = useTranslations('StaffSaid');
  const called = name ?? t('somebody');
  if (!phone && !email) return null;
  return (
    <p className="said-answer">
      <strong>{t('wants_answer')}</strong>
      {phone && (
        <a className="link-button" href={`tel:${foldNumber(phone).replace(/[^\d+]/g, '')}`}>
          {t('call', { name: called })}
        </a>
      )}
      {email && (
        <a className="link-button" href={`mailto:${email}`}>
          {t('mail', { name: called })}
        </a>
      )}
    </p>
  );
}

/** A score with its words, what it is of, and who wants an answer. */
export function RatingRow({
  slug,
  rating,
  when,
  mayAnswer,
}: {
  slug: string;
  rating: Rating;
  when: string;
  mayAnswer: boolean;
}) {
  const t = useTranslations('StaffSaid');
  const { of, id, number, score, menu_score: page, comment, contact } = rating;
  return (
    <li className="said-row">
      <p className="said-score" data-low={score !== null && isLowScore(score)}>
        <strong>{score === null ? t('not_said') : t('of_ten', { score })}</strong>
        {page !== null && <span>{t('of_page', { score: page })}</span>}
      </p>
      <p className="text-muted">
        {when}
        {of !== 'order' && ` · ${t(`of_${of}`)}`}
        {of === 'order' && id !== null && number !== null && (
          <>
            {' · '}
            <a className="said-link" href={`/${slug}/${ORDERS}?order=${id}`}>
              {t('order', { number })}
            </a>
          </>
        )}
      </p>
      {comment !== '' && <q className="whitespace-pre-line text-lead">{comment}</q>}
      {contact !== null && <Contact {...{ contact }} />}
      <NamedThing name={number === null ? when : String(number)}>
        <AnswerRating {...{ slug, rating, mayAnswer }} />
      </NamedThing>
    </li>
  );
}
