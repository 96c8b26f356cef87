import { useState } from 'react';
import { priceAt } from '@/lib/domain/shop/draft/price-edits';
import { amountOf } from '@/lib/domain/shop/typed-money';
import { useMenu } from './menu-context';

/** A branch at which the product is sold, with its price in minor units. */
export type Offered = { branch: string; priceMinor: number };

/** Keeps what is typed as the price of a product at these branches. */
export function useTyping({ sku, offers }: { sku: string; offers: readonly Offered[] }) {
  const { currency, writers } = useMenu();
  const [isTyped, setTyped] = useState(false);
  const each = (work: (place: ReturnType<typeof priceAt>) => void) => {
    for (const { branch } of offers) work(priceAt(sku, branch));
  };
  return {
    isTyped,
    type: (text: string) => {
      setTyped(true);
      const amount = amountOf({ text }, currency);
      each((place) => {
        writers.type(place, text, amount === null);
        if (amount !== null) writers.set(place, amount);
      });
    },
    leave: () => {
      setTyped(false);
      each(writers.leave);
    },
    discard: () => each(writers.discardAt),
  };
}
