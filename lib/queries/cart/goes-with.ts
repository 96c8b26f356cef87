'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { getGoesWith } from '@/lib/contract/cart/goes-with';
import type { ProductCard } from '@/lib/contract/menu/menu';

/** What goes with the dishes of a cart; asked anew when these are others, and nothing where it does not come. */
export function useGoesWith({ purchase_id: purchaseId, products }: Cart): ProductCard[] {
  const { http } = useVisit();
  const dishes = products.map(({ product_supplier_id: id }) => id);
  const { data } = useQuery({
    queryKey: ['goes-with', purchaseId, [...new Set(dishes)].sort((one, other) => one - other)],
    queryFn: () => http(getGoesWith, { params: { purchaseId: String(purchaseId) } }),
    enabled: dishes.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (data?.products ?? []).filter(({ id }) => !dishes.includes(id));
}
