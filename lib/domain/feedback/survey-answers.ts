import { RATING_SCORES } from './rating';
import type { SurveyQuestionKind } from './surveys';

export const MOST_ANSWER = 1_000;

type Question = { key: string; kind: SurveyQuestionKind; required: boolean; options: readonly unknown[] };
/** A score is its number, a choice the place of its option, counted from nought, a text its words. */
export type SurveyAnswer = { key: string; value: number | string };

/** Empty words are no answer. */
export const isAnswered = ({ value }: SurveyAnswer): boolean =>
  typeof value === 'number' || value.trim() !== '';

function fits({ kind, options }: Question, value: number | string): boolean {
  if (typeof value === 'string') return kind === 'text' && value.length <= MOST_ANSWER;
  if (kind === 'score') return RATING_SCORES.some((score) => score === value);
  return kind === 'choice' && Number.isInteger(value) && value >= 0 && value < options.length;
}

/** Problems of the answers to a survey, by the key of the question; empty where there are none (rule feedback/survey). */
export function findAnswerFaults({
  questions,
  answers,
}: {
  questions: readonly Question[];
  answers: readonly SurveyAnswer[];
}): Record<string, 'required' | 'invalid'> {
  const faults: Record<string, 'required' | 'invalid'> = {};
  const given = new Map<string, SurveyAnswer>();
  for (const answer of answers) {
    if (!isAnswered(answer)) continue;
    if (given.has(answer.key)) faults[answer.key] = 'invalid';
    given.set(answer.key, answer);
  }
  for (const question of questions) {
    const answer = given.get(question.key);
    given.delete(question.key);
    if (!answer) {
      if (question.required) faults[question.key] = 'required';
    } else if (!fits(question, answer.value)) faults[question.key] = 'invalid';
  }
  for (const key of given.keys()) faults[key] = 'invalid';
  return faults;
}
