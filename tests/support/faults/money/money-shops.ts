import { openDeals } from '@/tests/support/faults/deals/choose';
import { DEALS } from '@/tests/support/faults/deals/menu';
import { openRaceShop } from '@/tests/support/faults/race-shop';
import { branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { CURRENCY_OF, openDouble, type Provider } from '@/tests/support/shops/doubles/open-double';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';

/** Minor units of a major one. */
const UNITS = { wompi: 1, stripe: 100 } as const;
/** In which an order that is paid or accepted is cancelled by its diner (rule orders/cancel). */
const CANCEL_MINUTES = 20;

async function openShop({ paying, provider }: { paying: PayingBackend; provider: Provider }) {
  const shop = await openRaceShop(paying, {
    currency: CURRENCY_OF[provider],
    branches: branchesWithTransfer().map((branch) => ({ ...branch, cancelMinutes: CANCEL_MINUTES })),
    products: [...DEALS],
  });
  await shop.setStock(null);
  const gateway = openDouble({ paying, slug: shop.slug, provider });
  const transfers = await openTransfers({ backend: paying.backend, shop });
  return { shop, gateway, transfers, provider, unit: UNITS[provider], addDeals: openDeals(shop) };
}
export type MoneyShop = Awaited<ReturnType<typeof openShop>>;

/** A shop at each gateway, where money comes in every way that is taken. */
export async function openMoneyShops() {
  const paying = await createPayingBackend();
  return {
    paying,
    wompi: await openShop({ paying, provider: 'wompi' }),
    stripe: await openShop({ paying, provider: 'stripe' }),
    proofs: [await drawProof(80), await drawProof(160)],
    close: () => paying.close(),
  };
}
export type MoneyShops = Awaited<ReturnType<typeof openMoneyShops>>;
