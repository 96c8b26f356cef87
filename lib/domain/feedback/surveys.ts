import type { ServiceChoice } from '@/lib/domain/branches/services';

export const SURVEY_QUESTION_KINDS = ['score', 'choice', 'text'] as const;
export type SurveyQuestionKind = (typeof SURVEY_QUESTION_KINDS)[number];

type SurveyTerms = {
  active: boolean;
  /** Null: all of them. */
  branches: readonly string[] | null;
  services: readonly ServiceChoice[] | null;
};

/** The first active survey for the service (rule feedback/survey), or null. */
export function findSurvey<S extends SurveyTerms>({
  surveys,
  branch,
  service,
}: {
  surveys: readonly S[];
  branch: string;
  service: ServiceChoice;
}): S | null {
  const found = surveys.find(
    ({ active, branches, services }) =>
      active && (branches?.includes(branch) ?? true) && (services?.includes(service) ?? true),
  );
  return found ?? null;
}
