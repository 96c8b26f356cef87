import type { HoldImport, ImportAtWork } from './hold-import';
import { toHour } from './hold-import';

type Held = ImportAtWork & { ended: Promise<void> };

async function endsWithin(ended: Promise<void>, ms: number): Promise<boolean> {
  if (ms <= 0) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([ended.then(() => true), late]).finally(() => clearTimeout(timer));
}

/** One import or change of a tenant at a time among the calls of one program. */
export function createLocalHold(clock = () => performance.now()): HoldImport {
  const held = new Map<string, Held>();
  return async (slug, since, waitMs = 0) => {
    const end = clock() + waitMs;
    for (let other = held.get(slug); other; other = held.get(slug)) {
      if (!(await endsWithin(other.ended, end - clock())))
        return { isHeld: false, other: { since: toHour(other.since), step: other.step } };
    }
    let tellEnd: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      tellEnd = resolve;
    });
    const own: Held = { since, step: 'reading', ended };
    held.set(slug, own);
    return {
      isHeld: true,
      tell: (step) => {
        own.step = step;
      },
      async release() {
        held.delete(slug);
        tellEnd();
      },
    };
  };
}
