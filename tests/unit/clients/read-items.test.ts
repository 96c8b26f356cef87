import * as z from 'zod/mini';
import { createItemReader } from '@/lib/clients/read-items';

const schema = z.array(z.object({ id: z.int(), name: z.string() }));
const [one, two, three] = [1, 2, 3].map((id) => ({ id, name: `Arepa ${id}` }));

/** A reader, and the items that each answer had parsed. */
function openReader() {
  const read = createItemReader();
  const parsed: unknown[] = [];
  return {
    parsed,
    read: (answer: unknown) =>
      read(structuredClone(answer), (items) => {
        parsed.push(items);
        return schema.safeParse(items);
      }),
  };
}

test('an item of the answer before is the same object and is not parsed again, wherever it stands', () => {
  const { read, parsed } = openReader();
  const first = read([one, two]).data as unknown[];
  const changed = { id: 1, name: 'Arepa de queso' };
  const second = read([three, two, changed]).data as unknown[];
  expect(second).toEqual([three, two, changed]);
  expect(second[1]).toBe(first[1]);
  expect(parsed).toEqual([
    [one, two],
    [three, changed],
  ]);
  // An item that the last answer did not have is forgotten.
  read([one]);
  expect(parsed.at(-1)).toEqual([one]);
});

test('an answer that is no list of such items is refused, and what is known stays so', () => {
  const { read, parsed } = openReader();
  read([one]);
  expect(read([one, { id: 'dos' }]).success).toBe(false);
  expect(read({ id: 1 }).success).toBe(false);
  expect(read([one])).toEqual({ success: true, data: [one] });
  expect(parsed.at(-1)).toEqual([]);
});
