import { screenPath } from '@/lib/domain/tenant/screen-path';

const SCREEN = '*/view/#';
const ADDRESS = new RegExp(`^/${SCREEN.replace('*', '[^/]+').replace('#', '(\\d+)')}$`);

/** Null without a product (rule menu/product-address). */
export function productOfPath(pathname: string): number | null {
  const id = ADDRESS.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

export const viewPath = ({ slug, productId }: { slug: string; productId: number }): string =>
  screenPath({ screen: SCREEN, slug, id: productId });
