'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { getRelatedProducts } from '@/lib/contract/cart/related-products';
import type { ProductCard } from '@/lib/contract/menu/menu';

/** Dishes that go with those of a cart; asked again when these change, and empty where no answer comes. */
export function useRelatedProducts({ purchase_id: purchaseId, products }: Cart): ProductCard[] {
  const { http } = useApp();
  const dishes = products.map(({ product_supplier_id: id }) => id);
  const { data } = useQuery({
    queryKey: ['related-products', purchaseId, [...new Set(dishes)].sort((one, other) => one - other)],
    queryFn: () => http(getRelatedProducts, { params: { purchaseId: String(purchaseId) } }),
    enabled: dishes.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (data?.products ?? []).filter(({ id }) => !dishes.includes(id));
}
