import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getShop, type ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { checkShop } from '@/lib/contract/staff/shop/change-calls';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { ShopConflictTold } from '@/lib/contract/staff/shop/told';
import { patchShop } from '@/lib/domain/shop/patch-shop';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { useStaff } from './staff-context';

export type ShopPart = keyof Shop;
export type ShopParts<P extends ShopPart> = Pick<Shop, P>;

/** The parts that the screen of the menu shows. */
export const MENU_PARTS = ['tenant', 'branches', 'categories', 'optionGroups', 'products'] as const;
export type MenuDocument = ShopParts<(typeof MENU_PARTS)[number]>;

/** A menu of ten thousand products is not asked for at each look at another tab. */
const FRESH_MS = 60_000;
const NO_LISTS = {
  ...{ branches: [], categories: [], optionGroups: [], products: [], zones: [] },
  ...{ popups: [], surveys: [], coupons: [], tables: [] },
};

/** A whole document, whose parts that were not asked for are empty. */
export const toDocument = ({ shop }: Pick<ShopAnswer, 'shop'>): ShopDocument =>
  ({ ...NO_LISTS, tenant: {}, ...shop }) as ShopDocument;

/** @returns null where the answer lacks one of the parts */
export const partsOf = <P extends ShopPart>(
  { shop }: Pick<ShopAnswer, 'shop'>,
  parts: readonly P[],
): ShopParts<P> | null => (parts.every((part) => shop[part] !== undefined) ? (shop as ShopParts<P>) : null);

function withSteps(answer: ShopAnswer, patches: readonly ShopPatch[]): ShopAnswer {
  const patched = patchShop(toDocument(answer), patches);
  if (!patched.ok) return answer;
  const asked = Object.entries(patched.shop).filter(([part]) => part in answer.shop);
  // The server has checked the steps against the schema of the document.
  return { ...answer, shop: Object.fromEntries(asked) as ShopAnswer['shop'] };
}

/** Parts of the document that is edited. `show`: steps that the server has done; `askAgain`: somebody else may have changed it. */
export function useShopDocument({ slug, parts }: { slug: string; parts: readonly ShopPart[] }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const asked = parts.join();
  const queryKey = ['shop', slug, asked];
  const { data, error } = useQuery({
    queryKey,
    staleTime: FRESH_MS,
    queryFn: () => http(slug)(getShop, { query: { parts: asked } }),
  });
  return {
    ...{ answer: data, error },
    show: (patches: readonly ShopPatch[]) =>
      client.setQueryData<ShopAnswer>(queryKey, (before) => before && withSteps(before, patches)),
    askAgain: () => client.invalidateQueries({ queryKey: ['shop', slug] }),
  };
}

/** Reads the products as they stand at that moment, for a screen that does not show them. */
export function useReadProducts(slug: string): () => Promise<Shop['products']> {
  const { http } = useStaff();
  return async () => (await http(slug)(getShop, { query: { parts: 'products' } })).shop.products ?? [];
}

/** Tells of each of these steps who wrote what stands in its way, and when. @param version of the document that they do not fit */
export function useClashes({
  slug,
  version,
  steps,
}: {
  slug: string;
  version: number;
  steps: readonly ShopPatch[];
}): readonly ShopConflictTold[] {
  const { http } = useStaff();
  const { data } = useQuery({
    queryKey: ['shop-clashes', slug, version, steps],
    enabled: steps.length > 0,
    queryFn: () => http(slug)(checkShop, { body: { patches: [...steps] as never } }),
  });
  return useMemo(() => data?.conflicts ?? [], [data]);
}
