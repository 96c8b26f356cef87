import type { Database } from '@/backend/platform/database/database';
import type { EditConflict } from '@/backend/stored/shop-port';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { isSame } from '@/lib/domain/shop/field-values';
import { keyOf } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

type Picture = NonNullable<Shop['tenant']['logo']>;
type Named = { place: Pick<EditConflict, 'kind' | 'key' | 'field'>; picture: Picture };

function listNamed(shop: Shop): Named[] {
  const named = (
    kind: ShopPatch['kind'],
    key: string,
    field: readonly string[],
    picture: Picture | null,
  ): Named[] => (picture ? [{ place: { kind, key, field }, picture }] : []);
  const { tenant } = shop;
  return [
    ...named('tenant', 'tenant', ['theme', 'background'], tenant.theme.background),
    ...named('tenant', 'tenant', ['preload'], tenant.preload),
    ...named('tenant', 'tenant', ['logo'], tenant.logo),
    ...named('tenant', 'tenant', ['favicon'], tenant.favicon),
    ...shop.branches.flatMap(({ slug, image, banner }) => [
      ...named('branch', slug, ['image'], image),
      ...named('branch', slug, ['banner'], banner),
    ]),
    ...shop.categories.flatMap((one) => named('category', keyOf('category', one), ['image'], one.image)),
    ...shop.products.flatMap((one) => named('product', keyOf('product', one), ['image'], one.image)),
    ...shop.popups.flatMap((one) => named('popup', keyOf('popup', one), ['image'], one.image)),
  ];
}

/** Pictures of an edited shop that are neither as they stood nor stored by this tenant with these widths. */
export async function findStrangePictures({
  db,
  slug,
  before,
  after,
}: {
  db: Database;
  slug: string;
  before: Shop;
  after: Shop;
}): Promise<EditConflict[]> {
  const stood = new Map(listNamed(before).map(({ picture }) => [picture.hash, picture]));
  const fresh = listNamed(after).filter(({ picture }) => !isSame(stood.get(picture.hash), picture));
  if (fresh.length === 0) return [];
  const rows = await db.system((sql) =>
    sql<{ hash: string; widths: number[] }>(
      `select p.hash, coalesce(array_agg(p.width::int order by p.width), '{}') as widths
       from pictures p join instances i on i.id = p.instance_id
       where i.slug = $1 and p.hash = any ($2) group by p.hash`,
      [slug, fresh.map(({ picture }) => picture.hash)],
    ),
  );
  const stored = new Map(rows.map(({ hash, widths }) => [hash, widths]));
  return fresh
    .filter(({ picture }) => {
      const widths = stored.get(picture.hash);
      return !widths || !isSame(widths, picture.widths) || picture.width !== widths.at(-1);
    })
    .map(({ place }) => ({ why: 'picture', ...place }));
}
