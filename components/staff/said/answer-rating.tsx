'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { WordsForm } from '@/components/staff/help/reply-form';
import { useTalk } from '@/components/staff/help/talking';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { answerRating } from '@/lib/contract/staff/help-calls';
import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { useSaidChanges } from '@/lib/queries/staff/said';
import { useStaff } from '@/lib/queries/staff/staff-context';

type Rating = StaffRatings['ratings'][number];
type Of = { id: number; rating: number };

function Form({ slug, of: { id, rating }, onClose }: { slug: string; of: Of; onClose: () => void }) {
  const { http } = useStaff();
  const t = useTranslations('StaffSaid');
  const { askAgain } = useSaidChanges(slug);
  const [words, onWords] = useState('');
  const sending = useSending(async () => {
    const params = { id: String(id), rating: String(rating) };
    await http(slug)(answerRating, { params, body: { answer: words.trim() } });
    askAgain();
    onClose();
  });
  return (
    <>
      <WordsForm {...{ words, onWords, sending }} hint={t('answer_hint')} />
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('answer_not')}
      </button>
    </>
  );
}

/** The branch's answer to a rating of an order: what it said, or the way to say something where the diner reads it (rule staff/ratings). */
export function AnswerRating({
  slug,
  rating,
  mayAnswer,
}: {
  slug: string;
  rating: Rating;
  mayAnswer: boolean;
}) {
  const t = useTranslations('StaffSaid');
  const talk = useTalk();
  const [isOpen, setOpen] = useState(false);
  const { id, rating_id: ratingId, number, answer } = rating;
  if (answer !== null)
    return (
      <div className="grid gap-2">
        <p>
          <span className="text-muted">{t('answered')}</span>{' '}
          <q className="whitespace-pre-line">{answer.words}</q>
        </p>
        {id !== null && (
          <NamedButton
            words={t('talk')}
            className="link-button justify-self-start"
            onClick={() => talk({ id, number })}
          />
        )}
      </div>
    );
  if (!mayAnswer || ratingId === null || id === null) return null;
  if (isOpen) return <Form {...{ slug }} of={{ id, rating: ratingId }} onClose={() => setOpen(false)} />;
  return (
    <NamedButton
      words={t('answer')}
      className="button button-quiet justify-self-start"
      onClick={() => setOpen(true)}
    />
  );
}
