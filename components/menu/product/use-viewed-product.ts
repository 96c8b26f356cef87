import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { ofMenu } from '@/lib/tracking/product-details';

type Viewed = Parameters<typeof ofMenu>[0];

/** Tells that a product was looked at, once it is known (rule visit/events). */
export function useViewedProduct(product: Viewed | null): void {
  const { tracker } = useApp();
  const id = product?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for again is the same product
  useEffect(() => {
    if (!product) return;
    const { id, product_id } = product;
    tracker.track({
      event: 'view_product',
      product_supplier_ids: [id],
      content_ids: [product_id],
      product: ofMenu(product),
    });
  }, [id, tracker]);
}
