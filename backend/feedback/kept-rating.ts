import type { Sql } from '@/backend/platform/database/database';
import type { KeptRating, Rate, RatingContact } from '@/lib/contract/feedback/rating';
import type { RatingAsked } from '@/lib/domain/feedback/rating-tab';

/** Reads which scores the tenant asks for now; an older page may still send more. */
export async function readAsked({ sql, instanceId }: { sql: Sql; instanceId: number }): Promise<RatingAsked> {
  const [asked] = await sql<RatingAsked>(
    `select coalesce((settings -> 'flags' ->> 'rateNps')::boolean, false) as experience,
       coalesce((settings -> 'flags' ->> 'rateDigitalMenu')::boolean, false) as menu from instances where id = $1`,
    [instanceId],
  );
  return asked ?? { experience: false, menu: false };
}

export const toKept = ({ rateExpSponsor, rateMenuDigital, comment }: Rate): KeptRating => ({
  score: rateExpSponsor,
  menu_score: rateMenuDigital,
  comment: comment.trim(),
});

export const isSameRating = (one: KeptRating, other: KeptRating): boolean =>
  one.score === other.score && one.menu_score === other.menu_score && one.comment === other.comment;

/** The contact as it is stored; null where none was left. */
export function toContact({ name, phone, email }: RatingContact): string | null {
  return name || phone || email ? JSON.stringify({ name, phone, email }) : null;
}
