import { followChoice, readChoice, readWanted } from '@/lib/browser/menu-markup/chosen-service';
import { listPromos } from '@/lib/browser/menu-markup/promos';
import { showServed } from '@/lib/browser/menu-markup/served';
import { isPromoActive } from '@/lib/domain/menu/promo';

const MINUTE_MS = 60_000;

/** And what is served (rule menu/served). */
export function showPrices({ root, timezone, at }: { root: ParentNode; timezone: string; at: Date }): void {
  const service = readChoice();
  for (const { promo, show } of listPromos(root)) show(isPromoActive({ promo, at, timezone, service }));
  showServed({ root, timezone, at: readWanted({ now: at, choice: service }) });
}

/** To the minute, because documents stay open for hours, and with the chosen service. @returns the stop function */
export function keepPrices({ root, timezone }: { root: ParentNode; timezone: string }): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const now = Date.now();
    showPrices({ root, timezone, at: new Date(now) });
    timer = setTimeout(look, MINUTE_MS - (now % MINUTE_MS));
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  const stopFollowing = followChoice(look);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    document.removeEventListener('visibilitychange', onReturn);
  };
}
