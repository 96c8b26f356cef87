import * as calls from '@/lib/contract/calls/surveys';
import { getSurveyDetail, getSurveyForm } from '../services/surveys';
import type { OnCall } from './register-call';

export function registerSurveys({ on }: { on: OnCall }): void {
  on(calls.getSurveyForm, ({ ctx, query }) => getSurveyForm({ ctx, input: query }));
  on(calls.getSurveyDetail, ({ ctx, query }) => getSurveyDetail({ ctx, input: query }));
}
