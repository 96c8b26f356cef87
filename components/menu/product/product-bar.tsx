import type { ReactNode } from 'react';
import type { Product } from '@/lib/contract/menu/menu';
import { BarNews } from './bar-news';
import { useProductNews } from './product-news';
import { UnservedBar } from './unserved-bar';
import { useRefusal } from './use-refusal';
import { useUnserved } from './use-unserved';

/** @param orders the product can be ordered @returns the sentences of its bar, and whether the bar is shown */
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

/** News or a refusal above the action: `children` add the product, or it is scheduled while it is not served. */
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
