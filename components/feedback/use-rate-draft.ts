import { useState } from 'react';
import type { Rate } from '@/lib/contract/feedback/rating';
import { isLowScore, type RatingScore } from '@/lib/domain/feedback/rating';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';
import { type AnswerTo, NOBODY, wrongAnswer } from './answer-fields';

const lowest = (...scores: (RatingScore | null)[]): RatingScore | null =>
  scores.reduce(
    (least, score) => (score !== null && (least === null || score < least) ? score : least),
    null,
  );

/** The scores, the comment and the contact as they are typed. @param chosen the score of the first question */
export function useRateDraft({ asked, chosen }: { asked: RatingAsked; chosen: RatingScore | null }) {
  const [experience, setExperience] = useState(asked.experience ? chosen : null);
  const [menu, setMenu] = useState(asked.experience ? null : chosen);
  const [comment, setComment] = useState('');
  const [answer, setAnswer] = useState<AnswerTo>(NOBODY);
  const least = lowest(experience, menu);
  const isLow = least !== null && isLowScore(least);
  const isMissing = {
    experience: asked.experience && experience === null,
    // Beside how it was, how the page is need not be said (rule feedback/rating-tab).
    menu: asked.menu && !asked.experience && menu === null,
  };
  const wrong = isLow ? wrongAnswer(answer) : null;
  const read = (): Rate => {
    const said = { rateExpSponsor: experience, rateMenuDigital: menu, comment };
    const asks = { rate_nps: asked.experience, rate_digitalmenu: asked.menu };
    const filled = isLow ? Object.entries(answer).filter(([, text]) => text.trim() !== '') : [];
    return { ...asks, ...said, ...Object.fromEntries(filled) };
  };
  return {
    experience,
    setExperience,
    menu,
    setMenu,
    comment,
    setComment,
    answer,
    setAnswer,
    least,
    /** A low score: the form asks how to answer the diner. */
    isLow,
    isMissing,
    /** The part of the contact that could not be kept. */
    wrong,
    read,
  };
}
