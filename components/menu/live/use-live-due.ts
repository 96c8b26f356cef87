import { useEffect, useState } from 'react';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { findOwnOffer } from '@/lib/browser/menu-markup/own-product';
import { findKeptLine } from '@/lib/browser/offline/kept-menu';
import { whenIdle } from '@/lib/browser/parts/boot';
import { useKnownTable } from '@/lib/browser/use-known-table';
import { useSlice } from '@/lib/browser/visit-provider';
import { mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';

const MINUTE_MS = 60_000;

/**
 * When the menu has to be looked at again (rule menu/live): as soon as the page rests for who has a cart or a visit, and
 * `follows`, and for a menu that was kept, once there is a net: its script would not come before; for who only reads when it is looked at again, or after a minute.
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
