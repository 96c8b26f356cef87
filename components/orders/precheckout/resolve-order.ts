import { type FieldErrors, type ResolverResult, set } from 'react-hook-form';
import { findProblems, type Problem } from './find-problems';
import type { FormRules } from './form-rules';
import type { OrderForm } from './order-form';

export function resolveOrder({
  form,
  rules,
  sentenceOf,
}: {
  form: OrderForm;
  rules: FormRules;
  sentenceOf: (problem: Problem, path: string) => string;
}): ResolverResult<OrderForm> {
  const problems = Object.entries(findProblems({ form, rules }));
  if (problems.length === 0) return { values: form, errors: {} };
  const errors: FieldErrors<OrderForm> = {};
  for (const [path, problem] of problems) {
    set(errors, path, { type: problem.key, message: sentenceOf(problem, path) });
  }
  return { values: {}, errors };
}
