import { Suspense, useState } from 'react';
import { sparePart } from '@/lib/browser/lazy-part';
import type { Cart } from '@/lib/contract/cart/cart';
import { useIsSent } from './use-is-sent';

const SentHere = sparePart(() => import('@/components/table/account/sent-here').then((one) => one.SentHere));

/** At a table others send what this cart holds; it says so once the cart is empty too. @param follows the page has no other stream of the table */
export function SentByOthers({ cart, follows = false }: { cart: Cart | null; follows?: boolean }) {
  const isSent = useIsSent(cart);
  const [isAtTable, setAtTable] = useState(isSent);
  if (isSent && !isAtTable) setAtTable(true);
  return <Suspense fallback={null}>{isAtTable && <SentHere follows={follows} />}</Suspense>;
}
