import { screenPath } from '@/lib/domain/tenant/screen-path';

const SCREEN = '*/view/#';
const ADDRESS = new RegExp(`^/${SCREEN.replace('*', '[^/]+').replace('#', '(\\d+)')}$`);

/** The product that an address shows over the menu (rule menu/product-address); null when it shows none. */
export function productOfPath(pathname: string): number | null {
  const id = ADDRESS.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

export const viewPath = ({ slug, productId }: { slug: string; productId: number }): string =>
  screenPath({ screen: SCREEN, slug, id: productId });
