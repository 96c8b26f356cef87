import { readFileSync } from 'node:fs';
import { allJobs } from '@/tests/support/backend/run-jobs';

const kinds = allJobs().map(({ kind }) => kind);
const counted = new Set(allJobs().map(({ countedAs }) => countedAs));

test('each job has a kind of its own, and says when its rows are due', () => {
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(allJobs().filter(({ due }) => due.length === 0)).toEqual([]);
});

test('the reference for operators names every kind that the gauge of due jobs counts', () => {
  const text = readFileSync('docs/operations/reference.md', 'utf8');
  const row = text.split('\n').find((line) => line.startsWith('| `jobs_due` by `kind` |')) ?? '';
  const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name).slice(2);
  expect(named.sort()).toEqual([...counted].sort());
});
