import { readCategories } from '@/backend/folders/read/read-categories';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { printProblem } from '@/scripts/tenant/print/print-problem';

const read = (...lines: string[]) => {
  const head = 'key,name_es,parent,served_days,served_from,served_to';
  const { served, problems } = readCategories({ text: [head, ...lines].join('\n'), language: 'es' });
  return { served: Object.fromEntries(served), problems: problems.map(printProblem) };
};

test('a category below another has the hours of both (rule menu/served)', () => {
  const weekend = { days: ['sat', 'sun'], from: null, to: null };
  const early = { days: [...WEEKDAYS], from: null, to: '11:30' };
  expect(read('brunch,Brunch,,sat|sun,,', 'huevos,Huevos,brunch,,,11:30', 'cenas,Cenas,,,,')).toEqual({
    served: { brunch: [weekend], huevos: [early, weekend], cenas: [] },
    problems: [],
  });
});

test.each([
  ['a,A,,lunes,,', /served_days: "lunes" is not known; allowed: mon/],
  ['a,A,,,7,', /served_from: "7" is not a time; allowed: 11:30$/],
  ['a,A,,,,24:00', /served_to: "24:00" is not a time; allowed: 11:30$/],
])('%s', (line, problem) => {
  expect(read(line).problems).toEqual([expect.stringMatching(problem)]);
});
