import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { BundleSurvey } from '@/backend/stored/tenant-bundle';
import type { AnswerSurvey } from '@/lib/contract/feedback/surveys';
import { openDayAt } from '@/lib/domain/branches/night';
import { findAnswerFaults, isAnswered, type SurveyAnswer } from '@/lib/domain/feedback/survey-answers';
import { resolveText } from '@/lib/domain/text/local-text';
import { loadSurvey } from './load-survey';
import type { Said } from './rate-visit';

/** `is_text`: what somebody wrote, which goes when they are erased (rule people/erase). */
type Kept = { key: string; label: string; value: number | string; is_text?: true };

/** Keeps the words of question and option, which must be readable after the survey has changed. */
function toKept({
  ctx: {
    instance: { language },
  },
  questions,
  answers,
}: {
  ctx: Context;
  questions: BundleSurvey['questions'];
  answers: readonly SurveyAnswer[];
}): Kept[] {
  const words = (text: BundleSurvey['title']) => resolveText({ text, lang: language, own: language });
  return questions.flatMap(({ key, kind, label, options }) => {
    const answer = answers.find((one) => one.key === key && isAnswered(one));
    if (!answer) return [];
    const option = kind === 'choice' && typeof answer.value === 'number' ? options[answer.value] : undefined;
    const said = typeof answer.value === 'string' ? answer.value.trim() : answer.value;
    return [
      {
        ...{ key, label: words(label), value: option ? words(option) : said },
        ...(kind === 'text' ? { is_text: true as const } : {}),
      },
    ];
  });
}

/**
 * `POST /surveys/answers.json`: once a day for each diner at a branch; the same again is the same (rule feedback/survey).
 * @throws not_found without that survey, invalid_input by question, already_rated
 */
export async function answerSurvey({
  ctx,
  input,
}: {
  ctx: Context;
  input: AnswerSurvey;
}): Promise<Said<{ key: string }>> {
  const { supplier_id: branchId, service, key, answers } = input;
  const found = await loadSurvey({ ctx, input: { supplier_id: String(branchId), service } });
  if (found?.survey.key !== key) throw new AppError('not_found');
  const { survey, supplierId, hours } = found;
  const fields = findAnswerFaults({ questions: survey.questions, answers });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const { language } = ctx.instance;
  const title = resolveText({ text: survey.title, lang: language, own: language });
  const kept = JSON.stringify(toKept({ ctx, questions: survey.questions, answers }));
  const day = openDayAt({ hours, at: ctx.now });
  const own = [ctx.instance.id, supplierId, getDinerId(ctx), key, day];
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const written = await sql(
      `insert into survey_answers (instance_id, supplier_id, profile_id, survey, day, title, service, answers, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict on constraint one_answer_a_day do nothing returning 1`,
      [...own, title, service, kept, ctx.now],
    );
    if (written.length > 0) return { answer: { key }, isNew: true };
    const same = await sql(
      `select 1 from survey_answers where instance_id = $1 and supplier_id = $2 and profile_id = $3 and survey = $4
         and day = $5 and answers = $6::jsonb`,
      [...own, kept],
    );
    if (same.length === 0) throw new AppError('already_rated');
    return { answer: { key }, isNew: false };
  });
}
