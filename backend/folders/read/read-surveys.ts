import * as z from 'zod';
import type { BundleSurvey } from '@/backend/stored/tenant-bundle';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { SURVEY_QUESTION_KINDS } from '@/lib/domain/feedback/surveys';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { Language } from '@/lib/domain/tenant/countries';
import { type Locate, readYaml } from './files/read-yaml';
import { findTextProblems } from './problems/text-problems';
import { requiredText, slug } from './tenant-schema';

const FILE = 'surveys.yaml';

const surveysFileSchema = z.array(
  z.strictObject({
    key: slug,
    active: z.boolean().default(true),
    branches: z.array(slug).min(1).nullable().default(null),
    services: z.array(z.enum(SERVICE_CHOICES)).min(1).nullable().default(null),
    title: requiredText,
    questions: z
      .array(
        z.strictObject({
          key: slug,
          kind: z.enum(SURVEY_QUESTION_KINDS),
          label: requiredText,
          required: z.boolean().default(false),
          options: z.array(requiredText).max(20).default([]),
        }),
      )
      .min(1)
      .max(20),
  }),
);

function findProblems({
  surveys,
  branchSlugs,
  at,
}: {
  surveys: readonly BundleSurvey[];
  branchSlugs: readonly string[];
  at: Locate;
}): Problem[] {
  const doubles = (list: readonly { key: string }[], path: PropertyKey[]) =>
    list.flatMap(({ key }, index) =>
      list.findIndex((other) => other.key === key) === index
        ? []
        : [{ place: at([...path, index, 'key']), ...say('twice', { given: key }) }],
    );
  const inside = surveys.flatMap(({ branches, questions }, index) => [
    ...(branches ?? []).flatMap((branch, place) =>
      branchSlugs.includes(branch)
        ? []
        : [{ place: at([index, 'branches', place]), ...say('not_branch', { given: branch }) }],
    ),
    ...doubles(questions, [index, 'questions']),
    ...questions.flatMap(({ kind, options }, place) => {
      const where = { place: at([index, 'questions', place, 'options']) };
      if (kind === 'choice' && options.length < 2) return [{ ...where, ...say('choice_short') }];
      return kind !== 'choice' && options.length > 0 ? [{ ...where, ...say('choice_only') }] : [];
    }),
  ]);
  return [...doubles(surveys, []), ...inside];
}

export function readSurveys({
  text,
  language,
  branchSlugs,
}: {
  text: string;
  language: Language;
  branchSlugs: readonly string[];
}): { surveys: BundleSurvey[]; problems: Problem[] } {
  const { value, raw, at, problems } = readYaml({ file: FILE, text, schema: surveysFileSchema });
  const surveys = value ?? [];
  const ofTexts = findTextProblems({ raw, language, at });
  return { surveys, problems: [...problems, ...findProblems({ surveys, branchSlugs, at }), ...ofTexts] };
}
