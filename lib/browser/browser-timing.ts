import type { Timing } from '@/lib/session/session-context';

/** Old browsers have no locks, and a frame on another site may be refused them: then each tab is alone. */
async function workAlone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let isBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

export function browserTiming(): Timing {
  return {
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    untilVisible: () =>
      new Promise((done) => {
        if (!document.hidden) return done();
        const look = () => {
          if (document.hidden) return;
          document.removeEventListener('visibilitychange', look);
          done();
        };
        document.addEventListener('visibilitychange', look);
      }),
    alone: workAlone,
  };
}
