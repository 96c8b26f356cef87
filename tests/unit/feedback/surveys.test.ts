import { findSurvey } from '@/lib/domain/feedback/surveys';

const survey = (key: string, changes: Partial<Parameters<typeof findSurvey>[0]['surveys'][number]> = {}) => ({
  key,
  active: true,
  branches: null,
  services: null,
  ...changes,
});

test.each([
  ['none', [], null],
  ['the first in the order of the file', [survey('a'), survey('b')], 'a'],
  ['none that is off', [survey('a', { active: false }), survey('b')], 'b'],
  ['none of another branch', [survey('a', { branches: ['norte'] })], null],
  ['none of another service', [survey('a', { services: ['delivery'] }), survey('b')], 'b'],
  ['one that names both', [survey('a', { branches: ['norte', 'centro'], services: ['on_table'] })], 'a'],
])('a branch asks %s', (_what, surveys, expected) => {
  expect(findSurvey({ surveys, branch: 'centro', service: 'on_table' })?.key ?? null).toBe(expected);
});
