import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { KeptRating, Rate } from '@/lib/contract/feedback/rating';
import { openDayAt } from '@/lib/domain/branches/night';
import { isSameRating, readAsked, toContact, toKept } from './kept-rating';

/** `isNew`: it is not what was said before. */
export type Said<T> = { answer: T; isNew: boolean };

/**
 * `POST /rate/{supplier_id}/anonymous.json`: once a day for each diner at a branch; the same again is the same
 * (rule feedback/rating-tab). @throws not_found, rating_over where the tenant does not ask it, already_rated
 */
export function rateVisit({
  ctx,
  input: { supplierId, rate },
}: {
  ctx: Context;
  input: { supplierId: string; rate: Rate };
}): Promise<Said<KeptRating>> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const { id, settings } = await getSupplierRow(sql, instanceId, supplierId);
    const asked = await readAsked({ sql, instanceId });
    const isAsked = (!rate.rate_nps || asked.experience) && (!rate.rate_digitalmenu || asked.menu);
    if (!isAsked) throw new AppError('rating_over');
    const kept = toKept(rate);
    const own = [instanceId, id, getDinerId(ctx), openDayAt({ hours: settings, at: ctx.now })];
    const written = await sql(
      `insert into visit_ratings (instance_id, supplier_id, profile_id, day, score, menu_score, comment, contact, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict on constraint one_visit_rating_a_day do nothing returning 1`,
      [...own, kept.score, kept.menu_score, kept.comment, toContact(rate), ctx.now],
    );
    if (written.length > 0) return { answer: kept, isNew: true };
    const [said] = await sql<KeptRating>(
      `select score, menu_score, comment from visit_ratings
       where instance_id = $1 and supplier_id = $2 and profile_id = $3 and day = $4`,
      own,
    );
    if (!said || !isSameRating(said, kept)) throw new AppError('already_rated');
    return { answer: said, isNew: false };
  });
}
