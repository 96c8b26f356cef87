import { isPassingFault } from '@/backend/platform/database/passing-fault';
import { createShares } from '@/backend/platform/database/tenant-shares';
import { createTestBackend } from '@/tests/support/backend/backend';

/** Work that goes on until it is told to end. */
function openWork() {
  let end: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = {
    begun: false,
    end: () => end(),
    run: async () => {
      work.begun = true;
      await gate;
    },
  };
  return work;
}

const [A, B] = [1, 2];
const settle = () => new Promise((done) => setImmediate(done));

describe('the share of one tenant (guarantee/noisy-neighbour)', () => {
  it('is so much at once; the rest waits its turn, and another tenant does not', async () => {
    const share = createShares({ perTenant: 2, waitMs: 30_000 });
    const works = Array.from({ length: 4 }, openWork);
    const done = works.map((work) => share(A, work.run));
    const begun = () => works.map((work) => work.begun);
    await settle();
    expect(begun()).toEqual([true, true, false, false]);
    await expect(share(B, async () => 'b')).resolves.toBe('b');
    works[1]?.end();
    await settle();
    expect(begun()).toEqual([true, true, true, false]);
    for (const work of works) work.end();
    await Promise.all(done);
    expect(begun()).toEqual([true, true, true, true]);
  });

  it('is given back by work that fails', async () => {
    const share = createShares({ perTenant: 1, waitMs: 30_000 });
    await expect(share(A, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(share(A, async () => 'next')).resolves.toBe('next');
  });

  it('is not waited for without end: that is a fault that passes, and nobody’s turn is lost by it', async () => {
    const share = createShares({ perTenant: 1, waitMs: 1 });
    const work = openWork();
    const running = share(A, work.run);
    const late = await share(A, async () => 'late').catch((error: unknown) => error);
    expect(isPassingFault(late)).toBe(true);
    work.end();
    await running;
    await expect(share(A, async () => 'next')).resolves.toBe('next');
  });

  it('leaves connections of the pool to the others', async () => {
    const { db, close } = await createTestBackend();
    const busyIs = async (count: number) => {
      while (db.readPool().busy !== count) await settle();
    };
    const works = Array.from({ length: 4 }, openWork);
    const done = works.map((work) => db.tenant(A, work.run));
    await busyIs(3);
    const other = db.tenant(B, async () => 'b');
    await busyIs(4);
    for (const work of works) work.end();
    expect(await other).toBe('b');
    await Promise.all(done);
    await close();
  });
});
