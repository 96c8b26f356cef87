import { getSurveyDetail, getSurveyForm } from '@/backend/feedback';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/feedback/calls';

export function registerFeedback({ on }: { on: OnCall }): void {
  on(calls.getSurveyForm, ({ ctx, query }) => getSurveyForm({ ctx, input: query }));
  on(calls.getSurveyDetail, ({ ctx, query }) => getSurveyDetail({ ctx, input: query }));
}
