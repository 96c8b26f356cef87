import { openRaceShop } from '@/tests/support/faults/race-shop';
import { branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { CURRENCY_OF, openDouble, type Spoken } from '@/tests/support/shops/doubles/open-double';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';

/** Of an order of 12,500 minor units: what staff give back of it, and the note that pays it, in major units. */
const AMOUNTS = {
  wompi: { parts: [1_000, 7_000], note: 20_000 },
  stripe: { parts: [10.5, 70], note: 200 },
} as const;

async function openShop({ paying, spoken }: { paying: PayingBackend; spoken: Spoken }) {
  const shop = await openRaceShop(paying, {
    currency: CURRENCY_OF[spoken],
    branches: branchesWithTransfer(),
  });
  await shop.setStock(null);
  const gateway = openDouble({ paying, slug: shop.slug, spoken });
  const transfers = await openTransfers({ backend: paying.backend, shop });
  return { shop, gateway, transfers, spoken, ...AMOUNTS[spoken] };
}
export type MoneyShop = Awaited<ReturnType<typeof openShop>>;

/** A shop at each gateway, where money comes in every way that is taken. */
export async function openMoneyShops() {
  const paying = await createPayingBackend();
  return {
    paying,
    wompi: await openShop({ paying, spoken: 'wompi' }),
    stripe: await openShop({ paying, spoken: 'stripe' }),
    proofs: [await drawProof(80), await drawProof(160)],
    close: () => paying.close(),
  };
}
export type MoneyShops = Awaited<ReturnType<typeof openMoneyShops>>;
