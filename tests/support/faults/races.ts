import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Answer } from '@/tests/support/backend/backend';
import { createPayingBackend } from '@/tests/support/shops/gateway';
import { type Diner, keyOf } from '@/tests/support/shops/shop';
import { chooseCount, FAULT_TIMEOUT_MS } from './fault-counts';
import { createGates } from './gates';
import { openRaceShop } from './race-shop';

/** One of each in `npm test`, because gates leave nothing to luck, and a hundred in `npm run test:faults` (guarantee/event-races). */
const TIMES = chooseCount({ short: 1, full: 100 });
const NOON = new Date('2026-11-18T17:00:00Z');
// A hundred of each take their time; this ends only what hangs.
jest.setTimeout(FAULT_TIMEOUT_MS);
export const PLENTY = 1_000_000;

/** The status of a call, or the key of its refusal. */
export const outcomeOf = (answer: Answer) => (answer.status < 300 ? answer.status : keyOf(answer));

/** A shop for races of two calls in a chosen order. */
export async function openRaces(changes: Partial<TenantBundle> = {}) {
  const gates = await createGates();
  const paying = await createPayingBackend(gates);
  const shop = await openRaceShop(paying, changes);
  await shop.setStock(PLENTY);
  return {
    paying,
    shop,
    /** The first is held at a moment, the second comes between. */
    meet: <A, B>(at: Checkpoint, first: () => Promise<A>, second: () => Promise<B>) =>
      gates.interleave({ at, first, second }),
    /** Runs a race so many times, each with diners of its own, and looks for what must never be after each. */
    async raced(race: (diners: { ana: Diner; eva: Diner }) => Promise<void>): Promise<void> {
      for (let time = 0; time < TIMES; time += 1) {
        paying.backend.clock.now = NOON;
        paying.setFaults({ muteEvents: true });
        await race({ ana: await shop.createDiner(), eva: await shop.createDiner() });
        // Payments under way end before the books are read.
        paying.settle();
        for (let turn = 0; turn < 3; turn += 1) {
          paying.pass(60_000);
          await paying.runJobs();
        }
        expect(await shop.findFaults()).toEqual([]);
      }
    },
    async close(): Promise<void> {
      await paying.close();
      await gates.close();
    },
  };
}
export type Races = Awaited<ReturnType<typeof openRaces>>;
