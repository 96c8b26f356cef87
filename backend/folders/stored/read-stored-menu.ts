import type { ProductContent } from '@/backend/stored/stored-product';
import type {
  BundleCategory,
  BundleOffer,
  BundleOptionGroup,
  BundleProduct,
} from '@/backend/stored/tenant-bundle';
import type { Picture } from '@/lib/contract/primitives';
import type { LocalText } from '@/lib/domain/text/local-text';
import { byPosition, readPages } from './read-pages';
import type { Asked } from './read-stored-branches';
import { toBundlePicture } from './to-bundle-picture';

type CategoryRow = {
  key: string;
  parent_key: string | null;
  position: number;
  station: string | null;
  /** An import of an earlier version kept no hours of a category. */
  content: {
    name: LocalText;
    description: LocalText;
    image: Picture | null;
    served?: BundleCategory['served'];
  };
};

/** The categories of a tenant in the order of its menu. */
export async function readStoredCategories({ sql, instanceId }: Asked): Promise<BundleCategory[]> {
  const rows = await sql<CategoryRow>(
    `select c.key, above.key as parent_key, c.position, c.station, c.content from categories c
     left join categories above on above.instance_id = c.instance_id and above.id = c.parent_id
     where c.instance_id = $1 and c.removed_at is null order by c.position`,
    [instanceId],
  );
  return rows.map(({ key, parent_key: parentKey, position, station, content }) => ({
    ...{ key, parentKey, position, station },
    name: content.name,
    description: content.description,
    image: toBundlePicture(content.image),
    served: content.served ?? null,
  }));
}

type OfferRow = {
  id: number;
  product_id: number;
  branch: string;
  place: number;
  price_minor: number;
  file_stock: number | null;
  file_available: boolean;
};

/** The offers as the file said them, without what was sold and what staff took off the menu. */
async function readOffers({ sql, instanceId }: Asked): Promise<Map<number, BundleOffer[]>> {
  const rows = await readPages<OfferRow>({
    ...{ sql, instanceId },
    text: `select o.id, o.product_id, s.slug as branch, s.position as place, o.price_minor, o.file_stock, o.file_available
     from supplier_products o
     join suppliers s on s.instance_id = o.instance_id and s.id = o.supplier_id and s.removed_at is null
     where o.instance_id = $1 and o.removed_at is null and o.id > $2`,
  });
  const offers = new Map<number, BundleOffer[]>();
  for (const row of rows.sort((one, other) => one.place - other.place)) {
    const offer = {
      branchSlug: row.branch,
      priceMinor: row.price_minor,
      stock: row.file_stock,
      available: row.file_available,
    };
    const before = offers.get(row.product_id);
    if (before) before.push(offer);
    else offers.set(row.product_id, [offer]);
  }
  return offers;
}

type ProductRow = {
  id: number;
  sku: string;
  category_key: string;
  position: number;
  content: ProductContent;
  related_skus: string[];
  station: string | null;
};

/** The products of a tenant in the order of its menu. */
export async function readStoredProducts({
  sql,
  instanceId,
  groupsOf,
}: Asked & { groupsOf: (productId: number) => BundleOptionGroup[] }): Promise<BundleProduct[]> {
  const offers = await readOffers({ sql, instanceId });
  const rows = await readPages<ProductRow>({
    ...{ sql, instanceId },
    text: `select p.id, p.sku, c.key as category_key, p.position, p.content, p.related_skus, p.station from products p
     join categories c on c.instance_id = p.instance_id and c.id = p.category_id
     where p.instance_id = $1 and p.removed_at is null and p.id > $2`,
  });
  return rows
    .sort(byPosition)
    .map(({ id, sku, category_key: categoryKey, content, related_skus: relatedSkus, ...row }) => ({
      ...content,
      ...{ sku, categoryKey, relatedSkus },
      position: row.position,
      station: row.station,
      image: toBundlePicture(content.image),
      optionGroups: groupsOf(id),
      offers: offers.get(id) ?? [],
    }));
}
