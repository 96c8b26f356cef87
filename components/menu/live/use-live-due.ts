import { useEffect, useState } from 'react';
import { useSlice } from '@/lib/browser/app-provider';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { findOwnOffer } from '@/lib/browser/menu-markup/own-product';
import { findKeptLine } from '@/lib/browser/offline/kept-menu';
import { whenIdle } from '@/lib/browser/parts/boot';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';

const MINUTE_MS = 60_000;

/**
 * Says when the menu is read again (rule menu/live): with a cart or a visit (`follows`), when the page rests; for a
 * kept menu, once the browser is online, because its script cannot load before; else after a minute, or on focus.
 */
export function useLiveDue(): { isDue: boolean; follows: boolean } {
  const hasCart = useSlice('order', mayHaveCarts);
  const seats = [useKnownTable('table'), useKnownTable('room')];
  const follows = hasCart || seats.some((one) => one !== null);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!findMenu() && !findOwnOffer()) return;
    const come = () => setDue(true);
    const soon = () => whenIdle(come);
    if (findKeptLine() && !navigator.onLine) {
      window.addEventListener('online', soon, { once: true });
      return () => window.removeEventListener('online', soon);
    }
    if (follows || findKeptLine()) return soon();
    const timer = setTimeout(come, MINUTE_MS);
    window.addEventListener('focus', come);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', come);
    };
  }, [follows]);
  return { isDue, follows };
}
