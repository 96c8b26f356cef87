import type { Currency } from '@/lib/domain/money/currencies';

/** Next's metadata lacks price tags; React lifts them into the head. */
export function PriceTags({ amount, currency }: { amount: number; currency: Currency }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(amount)} />
      <meta property="product:price:currency" content={currency} />
    </>
  );
}
