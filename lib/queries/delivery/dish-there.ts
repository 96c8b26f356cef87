'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import { productQueryOptions } from '@/lib/queries/menu/product';

const KEPT_MS = 60_000;
/** How many menus are read for one dish. */
const MOST_MENUS = 3;

const idThere = ({ menu }: Supplier, catalogueId: number): number | null =>
  menu.categories
    .flatMap(({ products, subcategories }) => [...products, ...subcategories.flatMap((one) => one.products)])
    .find(({ product_id }) => product_id === catalogueId)?.id ?? null;

/** The first of some branches whose menu has a dish, with its id there; the first of all, without an id, where none has it (rule delivery/parked). */
export function useDishThere({ productId, slugs }: { productId: number; slugs: readonly string[] }) {
  const { http } = useApp();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['dish-there', productId, slugs],
    queryFn: async () => {
      const { product_id } = await queries.ensureQueryData(productQueryOptions({ http, productId }));
      let first: { id: number; slug: string; dishId: number | null } | null = null;
      for (const slug of slugs.slice(0, MOST_MENUS)) {
        const branch = await http(getSupplierBySlug, { params: { slug } });
        const there = { id: branch.supplier_id, slug, dishId: idThere(branch, product_id) };
        if (there.dishId !== null) return there;
        first ??= there;
      }
      return first;
    },
    enabled: slugs.length > 0,
    staleTime: KEPT_MS,
  });
}
