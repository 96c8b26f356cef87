import { useState } from 'react';
import { SentHere } from '@/components/table/account/sent-here';
import type { Cart } from '@/lib/contract/cart/cart';
import { useIsSent } from './use-is-sent';

/** At a table others send what this cart holds; it says so once the cart is empty too. @param follows the page has no other stream of the table */
export function SentByOthers({ cart, follows = false }: { cart: Cart | null; follows?: boolean }) {
  const isSent = useIsSent(cart);
  const [isAtTable, setAtTable] = useState(isSent);
  if (isSent && !isAtTable) setAtTable(true);
  return isAtTable && <SentHere follows={follows} />;
}
