import {
  isIdle,
  isToBegin,
  type LineStage,
  linesOfCard,
  stageOf,
  statusOfCard,
} from '@/lib/domain/staff/stages';
import type { LineState } from '@/lib/domain/table/rounds';

const line = (state: LineState | null, round = 1, later = false, called_at: Date | null = null) => ({
  ...{ state, round, later, called_at },
});
const NOW = new Date(0);

test.each([
  ['sent for now', line('sent'), 'new'],
  ['for later', line('sent', 1, true), 'later'],
  ['called', line('sent', 1, true, NOW), 'called'],
  ['being made, though it was for later', line('preparation', 1, true, NOW), 'making'],
  ['taken off', line('void', 1, true), 'cancelled'],
  ['served', line('served'), null],
  ['of no round', line(null, 1, true), null],
])('a line that is %s has its stage (rule staff/rounds, rule table/courses)', (_which, one, stage) => {
  expect(stageOf(one)).toBe(stage);
});

const stages = (...names: LineStage[]) => names.map((stage) => ({ stage }));

test('a line that waits or was taken off is idle, and one that is new or called is to be begun', () => {
  const all = stages('later', 'called', 'new', 'making', 'cancelled');
  expect(all.filter(isIdle)).toEqual(stages('later', 'cancelled'));
  expect(all.filter(isToBegin)).toEqual(stages('called', 'new'));
});

test.each([
  [stages('making', 'called'), 'in_progress'],
  [stages('making', 'later'), 'preparation'],
  [stages('later'), 'preparation'],
  [stages('cancelled'), null],
  [[], null],
])('a card with %j stands in the column of %s', (lines, status) => {
  expect(statusOfCard(lines)).toBe(status);
});

test('a card shows what is owed, and what was taken off of the same round or was not seen yet', () => {
  const [owed, off, gone, served] = [line('sent'), line('void'), line('void', 2), line('served', 2)];
  const lines = [owed, off, gone, served];
  expect(linesOfCard({ lines, hasCancelled: false })).toEqual([owed, off]);
  expect(linesOfCard({ lines, hasCancelled: true })).toEqual([owed, off, gone]);
});
