import { readSurveys } from '@/backend/folders/read/read-surveys';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const read = (text: string) => {
  const { surveys, problems } = readSurveys({ text, language: 'es', branchSlugs: ['centro'] });
  return { surveys, problems: problems.map(printProblem) };
};

test('a survey stands as it is written; what is left out means all, on, and not required', () => {
  expect(
    read(`- key: visita
  title: { es: Tu visita }
  questions:
    - { key: sabor, kind: score, label: { es: ¿Qué tal? } }
`),
  ).toEqual({
    surveys: [
      {
        key: 'visita',
        active: true,
        branches: null,
        services: null,
        title: { es: 'Tu visita' },
        questions: [
          { key: 'sabor', kind: 'score', label: { es: '¿Qué tal?' }, required: false, options: [] },
        ],
      },
    ],
    problems: [],
  });
});

test('what is wrong is named with its line', () => {
  const { problems } = read(`- key: visita
  branches: [norte]
  title: { es: Uno }
  questions:
    - { key: a, kind: choice, label: { es: A }, options: [{ es: Sí }] }
    - { key: a, kind: text, label: { es: A }, options: [{ es: Sí }, { es: No }] }
- key: visita
  branches: [centro]
  title: { es: Dos }
  questions:
    - { key: b, kind: score, label: { es: B } }
`);
  expect(problems).toEqual([
    'surveys.yaml:7 1.key: "visita" appears twice',
    'surveys.yaml:2 0.branches.0: "norte" is not a branch',
    'surveys.yaml:6 0.questions.1.key: "a" appears twice',
    'surveys.yaml:5 0.questions.0.options: a choice question needs two options or more',
    'surveys.yaml:6 0.questions.1.options: only a choice question can have options',
  ]);
  expect(read('- key: visita\n  question: 1\n').problems).toEqual(
    expect.arrayContaining([expect.stringMatching(/^surveys\.yaml:1 0\.questions: /)]),
  );
});

test('a title, a question and an option are there in the tenant’s own language', () => {
  const { problems } = read(`- key: visita
  title: {}
  questions:
    - { key: a, kind: text, label: { en: A } }
    - key: b
      kind: choice
      label: { es: B, en: B }
      options: [{ es: Sí }, { en: No }]
`);
  expect(problems).toEqual([
    'surveys.yaml:2 0.title: is empty; a text by language must be there, such as { es: … }',
    'surveys.yaml:4 0.questions.0.label.es: is missing in the default language of the tenant',
    'surveys.yaml:8 0.questions.1.options.1.es: is missing in the default language of the tenant',
  ]);
});
