import * as z from 'zod';
import type { BundleSurvey } from '@/backend/stored/tenant-bundle';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { SURVEY_QUESTION_KINDS } from '@/lib/domain/feedback/surveys';
import type { Language } from '@/lib/domain/tenant/countries';
import { type Locate, readYaml } from './files/read-yaml';
import type { Problem } from './problems/problems';
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
        : [{ ...at([...path, index, 'key']), message: `"${key}" appears twice` }],
    );
  const inside = surveys.flatMap(({ branches, questions }, index) => [
    ...(branches ?? []).flatMap((branch, place) =>
      branchSlugs.includes(branch)
        ? []
        : [{ ...at([index, 'branches', place]), message: `"${branch}" is not a branch` }],
    ),
    ...doubles(questions, [index, 'questions']),
    ...questions.flatMap(({ kind, options }, place) => {
      const where = at([index, 'questions', place, 'options']);
      if (kind === 'choice' && options.length < 2)
        return [{ ...where, message: 'a choice question needs two options or more' }];
      return kind !== 'choice' && options.length > 0
        ? [{ ...where, message: 'only a choice question can have options' }]
        : [];
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
