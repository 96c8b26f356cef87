import type { Branch } from '@/lib/contract/branches/supplier';
import type { Product } from '@/lib/contract/menu/menu';
import type { Instance } from '@/lib/contract/tenant/instance';
import { lastingPrice } from './lasting-price';

type Described = {
  product: Pick<Product, 'id' | 'name' | 'description' | 'price' | 'promo' | 'available' | 'options_least'>;
  supplier: Pick<Branch, 'slug'>;
  tenant: Pick<Instance, 'public_origin' | 'currency'>;
};

export function describeItem({ product, supplier, tenant }: Described): object {
  return {
    '@type': 'MenuItem',
    name: product.name,
    ...(product.description ? { description: product.description } : {}),
    offers: {
      '@type': 'Offer',
      price: lastingPrice({ product, currency: tenant.currency }),
      priceCurrency: tenant.currency,
      availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
      url: `${tenant.public_origin}/${supplier.slug}/${product.id}`,
    },
  };
}

/** Alone on its page, where its picture is shown too. */
export const toMenuItem = ({ image, ...described }: Described & { image: string | null }): object => ({
  '@context': 'https://schema.org',
  ...describeItem(described),
  ...(image === null ? {} : { image: `${described.tenant.public_origin}${image}` }),
});

export function toBreadcrumbs({
  product,
  supplier,
  tenant,
}: {
  product: Pick<Product, 'id' | 'name'>;
  supplier: Pick<Branch, 'slug' | 'name'>;
  tenant: Pick<Instance, 'public_origin' | 'name'>;
}): object {
  const { public_origin: origin } = tenant;
  const steps = [
    { name: tenant.name, item: origin },
    { name: supplier.name, item: `${origin}/${supplier.slug}` },
    { name: product.name, item: `${origin}/${supplier.slug}/${product.id}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
