import type { ServiceChoice } from '@/lib/domain/branches/services';

/** How a question is answered: 1 to 10, one of its options, or in words. */
export const SURVEY_QUESTION_KINDS = ['score', 'choice', 'text'] as const;
export type SurveyQuestionKind = (typeof SURVEY_QUESTION_KINDS)[number];

type SurveyTerms = {
  active: boolean;
  /** Null means every branch and every service. */
  branches: readonly string[] | null;
  services: readonly ServiceChoice[] | null;
};

/**
 * The survey that replaces the rating tab at a branch (rule feedback/survey): the first active one for its service, or
 * null.
 */
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
