import { oneAtATime } from '@/lib/queries/one-at-a-time';

/** Questions that are answered by hand, in their order. */
function openQuestions() {
  const open: (() => void)[] = [];
  return {
    asked: () => open.length,
    ask: oneAtATime(() => new Promise<void>((resolve) => void open.push(resolve))),
    async answer(index: number) {
      open[index]?.();
      await new Promise(setImmediate);
    },
  };
}

test('a board that is told of ten changes while it asks asks once more, after its answer (rule staff/live)', async () => {
  const { ask, asked, answer } = openQuestions();
  for (let change = 0; change < 10; change += 1) ask();
  expect(asked()).toBe(1);
  await answer(0);
  expect(asked()).toBe(2);
  await answer(1);
  expect(asked()).toBe(2);
  ask();
  expect(asked()).toBe(3);
});
