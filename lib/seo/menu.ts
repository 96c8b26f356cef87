import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Subcategory } from '@/lib/contract/menu/menu';
import type { Instance } from '@/lib/contract/tenant/instance';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { planFirstDocument } from '@/lib/domain/menu/menu-parts';
import { describeItem } from './menu-item';

/** Products of the document (rule tenant/search-engines); descriptions stay on their own pages, for their weight. */
export function toMenu({
  supplier,
  tenant,
  budget,
}: {
  supplier: Pick<Supplier, 'slug' | 'name' | 'menu'>;
  tenant: Pick<Instance, 'public_origin' | 'currency'>;
  budget: number;
}): object {
  const { categories } = supplier.menu;
  const plan = planFirstDocument({ categories, budget });
  const toSection = ({ id, name, products }: Subcategory, children: object[] = []) => {
    const items = products
      .slice(0, plan.get(id) ?? 0)
      .map((product) => describeItem({ product: { ...product, description: '' }, supplier, tenant }));
    if (items.length + children.length === 0) return [];
    return [
      {
        '@type': 'MenuSection',
        name,
        ...(items.length > 0 ? { hasMenuItem: items } : {}),
        ...(children.length > 0 ? { hasMenuSection: children } : {}),
      },
    ];
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: supplier.name,
    url: `${tenant.public_origin}${menuPath({ slug: supplier.slug, menuAddress: 'table' })}`,
    hasMenuSection: categories.flatMap((category) =>
      toSection(
        category,
        category.subcategories.flatMap((child) => toSection(child)),
      ),
    ),
  };
}
