import type { Context } from '@/backend/context';
import { EVER } from '@/backend/platform/database/ever';
import { SAID_AT_ONCE, type StaffSurveyAnswers } from '@/lib/contract/staff/rating-calls';
import { listedBranches } from './branches/own-branches';

type Row = Omit<StaffSurveyAnswers['answers'][number], 'at'> & { created_at: Date };

/** `GET /staff/survey_answers.json` (rule staff/ratings). */
export function listSurveyAnswers({
  ctx,
  input: { supplierId, before },
}: {
  ctx: Context;
  input: { supplierId: string | undefined; before: string | undefined };
}): Promise<StaffSurveyAnswers> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const rows = await sql<Row>(
      `select survey, title, service, supplier_id, answers, created_at from survey_answers
       where instance_id = $1 and ($2::bigint[] is null or supplier_id = any ($2))
         and created_at < $3::timestamptz
       order by created_at desc fetch first ${SAID_AT_ONCE} rows with ties`,
      [ctx.instance.id, listedBranches({ ctx, supplierId }), before ?? EVER.to],
    );
    return {
      answers: rows.map(({ created_at, answers, ...said }) => ({
        ...said,
        answers: answers.map(({ key, label, value }) => ({ key, label, value })),
        at: created_at.toISOString(),
      })),
    };
  });
}
