'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { answerSurvey, getSurveyDetail, getSurveyForm } from '@/lib/contract/feedback/calls';
import type { AnswerSurvey } from '@/lib/contract/feedback/surveys';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

type Asked = { supplierId: number; service: ServiceChoice };

const queryOf = ({ supplierId, service }: Asked) => ({ supplier_id: String(supplierId), service });

/** Whether a survey is on; null also where it cannot be read, of which nothing is said (rule feedback/survey). */
export function useSurvey({ asks, ...asked }: Asked & { asks: boolean }) {
  const { http } = useApp();
  const { data, isPending } = useQuery({
    queryKey: ['survey', asked],
    queryFn: () => http(getSurveyDetail, { query: queryOf(asked) }).catch(() => null),
    enabled: asks,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { survey: data ?? null, isKnown: !isPending };
}

export function useSurveyForm(asked: Asked) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['survey-form', asked],
    queryFn: () => http(getSurveyForm, { query: queryOf(asked) }),
  });
}

export function useAnswerSurvey() {
  const { http, profileReady } = useApp();
  const { mutateAsync, isPending } = useMutation({
    ...ASK_AGAIN,
    mutationFn: async (body: AnswerSurvey) => {
      await profileReady;
      return http(answerSurvey, { body });
    },
  });
  return {
    answer: (body: AnswerSurvey): Promise<Outcome<{ key: string }>> => toOutcome(mutateAsync(body)),
    isPending,
  };
}
