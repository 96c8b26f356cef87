import { findAnswerFaults, isAnswered } from '@/lib/domain/feedback/survey-answers';

const questions = [
  { key: 'sabor', kind: 'score', required: true, options: [] },
  { key: 'espera', kind: 'choice', required: false, options: ['poco', 'mucho'] },
  { key: 'mejorar', kind: 'text', required: false, options: [] },
] as const;

test.each([
  [[{ key: 'sabor', value: 10 }], {}],
  [
    [
      { key: 'sabor', value: 1 },
      { key: 'espera', value: 1 },
      { key: 'mejorar', value: 'La luz' },
    ],
    {},
  ],
  [[], { sabor: 'required' }],
  [[{ key: 'sabor', value: 11 }], { sabor: 'invalid' }],
  [[{ key: 'sabor', value: 'diez' }], { sabor: 'invalid' }],
  [[{ key: 'sabor', value: ' ' }], { sabor: 'required' }],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'espera', value: 2 },
    ],
    { espera: 'invalid' },
  ],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'espera', value: -1 },
    ],
    { espera: 'invalid' },
  ],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'espera', value: 0.5 },
    ],
    { espera: 'invalid' },
  ],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'mejorar', value: 3 },
    ],
    { mejorar: 'invalid' },
  ],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'mejorar', value: 'x'.repeat(1_001) },
    ],
    { mejorar: 'invalid' },
  ],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'sabor', value: 8 },
    ],
    { sabor: 'invalid' },
  ],
  [
    [
      { key: 'sabor', value: 9 },
      { key: 'otra', value: 8 },
    ],
    { otra: 'invalid' },
  ],
])('the answers %j have the faults %j (rule feedback/survey)', (answers, faults) => {
  expect(findAnswerFaults({ questions, answers })).toEqual(faults);
});

test('blanks are no answer, and nought is one', () => {
  expect(isAnswered({ key: 'a', value: ' ' })).toBe(false);
  expect(isAnswered({ key: 'a', value: 0 })).toBe(true);
});
