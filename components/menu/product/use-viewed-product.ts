import { useEffect } from 'react';
import { useVisit } from '@/lib/browser/visit-provider';

type Viewed = { id: number; product_id: number; name: string; price: number };

/** Tells that a product was looked at, once it is known (rule visit/events). */
export function useViewedProduct(product: Viewed | null): void {
  const { tracker } = useVisit();
  const id = product?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for again is the same product
  useEffect(() => {
    if (!product) return;
    const { id, product_id, name, price } = product;
    tracker.track({
      event: 'view_product',
      product_supplier_ids: [id],
      content_ids: [product_id],
      product: { id, product_id, name, price },
    });
  }, [id, tracker]);
}
