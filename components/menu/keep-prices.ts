import { listPromos } from '@/lib/browser/menu-markup/promos';
import { isPromoActive } from '@/lib/domain/menu/promo';

const MINUTE_MS = 60_000;

export function showPrices({ root, timezone, at }: { root: ParentNode; timezone: string; at: Date }): void {
  for (const { window, show } of listPromos(root)) {
    show(isPromoActive({ promo: { price: null, window }, at, timezone }));
  }
}

/** To the minute, because documents stay open for hours. @returns the stop function */
export function keepPrices({ root, timezone }: { root: ParentNode; timezone: string }): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const now = Date.now();
    showPrices({ root, timezone, at: new Date(now) });
    timer = setTimeout(look, MINUTE_MS - (now % MINUTE_MS));
  };
  const onReturn = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    look();
  };
  look();
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
