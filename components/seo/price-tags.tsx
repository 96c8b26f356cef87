import type { Currency } from '@/lib/domain/money/currencies';

/**
 * What a shared link is told of a product: its kind and its price, which Next's metadata has no words for. React lifts
 * them into the head.
 */
export function PriceTags({ amount, currency }: { amount: number; currency: Currency }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(amount)} />
      <meta property="product:price:currency" content={currency} />
    </>
  );
}
