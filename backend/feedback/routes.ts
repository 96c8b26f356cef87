import { rateBooking } from '@/backend/booking';
import type { Context } from '@/backend/context';
import * as feedback from '@/backend/feedback';
import { countCall } from '@/backend/platform/http/count-call';
import { countingWrongTokens } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/feedback/calls';

export function registerFeedback({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  type Called = { ctx: Context; visitor: string | null };
  const counted = <T>({ ctx, visitor }: Called, work: Promise<T>) =>
    countingWrongTokens({ deps, ctx, visitor, work });
  /** Limits ratings by address too: a new profile for each would pass the profile's limit (rule feedback/rating-tab). */
  const limited = async <T>({ ctx, visitor }: Called, work: () => Promise<feedback.Said<T>>): Promise<T> => {
    if (!visitor) return (await work()).answer;
    const { addressRatingsPerHour: perHour } = deps.config.limits;
    const of = `${ctx.instance.id}:${visitor}`;
    const limit = { deps, bucket: 'ratings', of, perMinute: perHour / 60, burst: perHour } as const;
    await countCall(limit);
    let isNew = false;
    try {
      const done = await work();
      ({ isNew } = done);
      return done.answer;
    } finally {
      // Nothing was said: whoever tries again takes no try of others at the same address.
      if (!isNew) await countCall({ ...limit, cost: -1 });
    }
  };
  on(calls.getSurveyForm, ({ ctx, query }) => feedback.getSurveyForm({ ctx, input: query }));
  on(calls.getSurveyDetail, ({ ctx, query }) => feedback.getSurveyDetail({ ctx, input: query }));
  on(calls.answerSurvey, ({ body, ...called }) =>
    limited(called, () => feedback.answerSurvey({ ctx: called.ctx, input: body })),
  );
  on(calls.openRatingLink, ({ params, body, ...called }) =>
    counted(called, feedback.openRatingLink({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.rate, ({ params: { a, b }, body, ...called }) => {
    const { ctx } = called;
    if ('book_rate' in body)
      return counted(called, rateBooking({ ctx, input: { id: a, token: b, rating: body.book_rate } }));
    const { rate } = body;
    if (b === 'anonymous')
      return limited(called, () => feedback.rateVisit({ ctx, input: { supplierId: a, rate } }));
    return counted(called, feedback.rateByLink({ ctx, input: { id: a, token: b, rate } }));
  });
}
