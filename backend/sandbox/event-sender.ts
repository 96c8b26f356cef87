import { strikes } from './faults';
import type { GatewayState, HeldEvent } from './gateway-state';

const ANSWER_MS = 5_000;

export type SenderOptions = {
  /** Such as `http://127.0.0.1:4000/webhooks/sandbox`. */
  eventsUrl: string;
  clock: () => Date;
  retryMs: readonly number[];
  later: (work: () => void, ms: number) => void;
};

const post = ({ url, held: { host, body, headers } }: { url: string; held: HeldEvent }): Promise<boolean> =>
  fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': host,
      ...headers,
    },
    body,
  }).then(
    (response) => response.status === 200,
    () => false,
  );

/** Signed, and again until 200. `*.localhost` resolves only in browsers: the header names the tenant. */
export function createEventSender({ state, options }: { state: GatewayState; options: SenderOptions }) {
  const inFlight = new Set<Promise<boolean>>();
  const wait = (ms: number) => new Promise<void>((done) => options.later(done, ms));
  const url = options.eventsUrl;

  async function retry(held: HeldEvent): Promise<boolean> {
    for (const pause of options.retryMs) {
      await wait(pause);
      if (await post({ url, held })) return true;
    }
    return false;
  }
  /** @returns whether the first try was taken; others follow */
  function send(held: HeldEvent): Promise<boolean> {
    const first = post({ url, held });
    const delivery = first.then((isTaken) => isTaken || retry(held)).finally(() => inFlight.delete(delivery));
    inFlight.add(delivery);
    return first;
  }

  return {
    async announce(held: HeldEvent): Promise<void> {
      const { faults } = state;
      if (faults.muteEvents || strikes(faults, 'dropEvents')) return;
      const copies = Array.from({ length: faults.copies }, () => held);
      if (faults.holdEvents) state.held.push(...copies);
      else await Promise.all(copies.map(send));
    },
    async release(order: 'kept' | 'reversed'): Promise<boolean[]> {
      const held = state.held.splice(0);
      if (order === 'reversed') held.reverse();
      const taken: boolean[] = [];
      for (const one of held) taken.push(await send(one));
      return taken;
    },
    async idle(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}
export type EventSender = ReturnType<typeof createEventSender>;
