import { createSharedReads } from '@/backend/platform/live/share-reads';

/** Reads that end when the test says so, with their number. */
function createReads() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const read = () => {
    begun += 1;
    const number = begun;
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { read, begun: () => begun, end: (number: number) => ends[number - 1]?.() };
}

const turn = () => new Promise((done) => setImmediate(done));

describe('readings that are shared', () => {
  it('are one for all who ask during another, and begin after they asked', async () => {
    const together = createSharedReads<number>();
    const reads = createReads();
    const first = together('table 1', reads.read);
    const later = [together('table 1', reads.read), together('table 1', reads.read)];
    expect(reads.begun()).toBe(1);
    reads.end(1);
    expect(await first).toBe(1);
    await turn();
    expect(reads.begun()).toBe(2);
    reads.end(2);
    expect(await Promise.all(later)).toEqual([2, 2]);
  });

  it('are those of the last one who asked', async () => {
    const together = createSharedReads<string>();
    let endFirst: () => void = () => undefined;
    const first = together('table 1', () => new Promise((resolve) => (endFirst = () => resolve('first'))));
    const second = together('table 1', async () => 'second');
    const third = together('table 1', async () => 'third');
    endFirst();
    expect(await Promise.all([first, second, third])).toEqual(['first', 'third', 'third']);
  });

  it('are no others’', async () => {
    const together = createSharedReads<number>();
    const reads = createReads();
    const both = [together('table 1', reads.read), together('table 2', reads.read)];
    expect(reads.begun()).toBe(2);
    reads.end(1);
    reads.end(2);
    expect(await Promise.all(both)).toEqual([1, 2]);
  });

  it('fail for who waited for that one alone', async () => {
    const together = createSharedReads<number>();
    let fail: () => void = () => undefined;
    const first = together(
      'table 1',
      () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))),
    );
    const second = together('table 1', async () => 2);
    fail();
    await expect(first).rejects.toThrow('gone');
    expect(await second).toBe(2);
    expect(await together('table 1', async () => 3)).toBe(3);
  });
});
