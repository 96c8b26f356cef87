import type { ReactNode } from 'react';
import type { Product } from '@/lib/contract/menu/menu';
import { BarNews } from './bar-news';
import { useProductNews } from './product-news';
import { UnservedBar } from './unserved-bar';
import { useRefusal } from './use-refusal';
import { useUnserved } from './use-unserved';

/** What the bar of a product has to say. `orders`: the product can be ordered. */
export function useProductBar({
  product,
  timezone,
  orders,
}: {
  product: Product | null;
  timezone: string;
  orders: boolean;
}) {
  const news = useProductNews({ product, timezone });
  const refusal = useRefusal();
  const notServed = useUnserved({ product, timezone });
  const unserved = orders ? notServed : null;
  const said = unserved ? unserved.said : news;
  return { said, refusal, unserved, isShown: orders || said !== null || refusal.said !== null };
}

/** News or a refusal, above the action. `children` add the product; a product that is not served now can be scheduled instead. */
export function ProductBar({
  bar: { said, refusal, unserved },
  children,
}: {
  bar: ReturnType<typeof useProductBar>;
  children: ReactNode;
}) {
  return (
    <>
      <BarNews said={said} refused={refusal.said} />
      {unserved ? <UnservedBar {...unserved} refusal={refusal} /> : children}
    </>
  );
}
