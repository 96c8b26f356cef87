import type { Timing } from '@/lib/session/visit-context';

/** Old browsers have no locks: each tab is alone. */
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
    alone: async (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
  };
}
