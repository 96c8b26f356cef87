import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { openRaceShop } from '@/tests/support/faults/race-shop';
import { TWO_FOR_ONE, withPromos } from '@/tests/support/prices/with-promos';
import { openDouble } from '@/tests/support/shops/doubles/open-double';
import { createPayingBackend } from '@/tests/support/shops/gateway';
import { serveShares, sharingTables } from '@/tests/support/shops/sharing-shop';
import { seatOf } from '@/tests/support/shops/table-shop';

/** Price of a piece of each dish with its promotion, in minor units; two lemonades cost one. */
export const PRICES = { limonada: 12_500, agua: 3_333, bandeja: 30_001 } as const;
export type Sku = keyof typeof PRICES;
/** A third of a peso is rounded away: 3,703 less ten per cent. */
const LIST = { ...PRICES, agua: 3_703 } as const;
/** The party sits at the first; an account may be moved to any. */
export const LABELS = ['1', '2', '3'] as const;

const dish = (sku: Sku) =>
  createProduct({
    sku,
    offers: [{ branchSlug: 'centro', priceMinor: LIST[sku], stock: null, available: true }],
  });

/** A room of three tables whose bills are paid in shares, and a gateway that tells only what a test lets it tell. */
export async function openTableRoom() {
  const paying = await createPayingBackend();
  const races = await openRaceShop(paying, {
    ...sharingTables(),
    tables: LABELS.map((label) => seatOf(label)),
    products: withPromos([dish('limonada'), dish('agua'), dish('bandeja')], {
      limonada: TWO_FOR_ONE,
      agua: { deal: { kind: 'percent', percent: 10 } },
    }),
  });
  const shop = await serveShares(races, paying);
  const tables = await races.read<{ id: number; label: string }>(
    'select id, label from tables where instance_id = $1',
  );
  return {
    paying,
    shop,
    /** Runs SQL whose first value is the tenant. */
    query: races.read,
    gateway: openDouble({ paying, slug: shop.slug, provider: 'wompi' }),
    /** Watched while a history is played. */
    ask: paying.backend.ask,
    tableId: (label: string) => tables.find((one) => one.label === label)?.id ?? 0,
    close: () => paying.close(),
  };
}
export type TableRoom = Awaited<ReturnType<typeof openTableRoom>>;
