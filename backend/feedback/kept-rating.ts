import type { KeptRating, Rate, RatingContact } from '@/lib/contract/feedback/rating';

export const toKept = ({ rateExpSponsor, rateMenuDigital, comment }: Rate): KeptRating => ({
  score: rateExpSponsor,
  menu_score: rateMenuDigital,
  comment: comment.trim(),
});

export const isSameRating = (one: KeptRating, other: KeptRating): boolean =>
  one.score === other.score && one.menu_score === other.menu_score && one.comment === other.comment;

/** As it is stored; null for who left none. */
export function toContact({ name, phone, email }: RatingContact): string | null {
  return name || phone || email ? JSON.stringify({ name, phone, email }) : null;
}
