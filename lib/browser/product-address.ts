const VIEW = /^\/[^/]+\/view\/(\d+)$/;

/** The product that an address shows over the menu (rule menu/product-address); null when it shows none. */
export function productOfPath(pathname: string): number | null {
  const id = VIEW.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

export const viewPath = ({ slug, productId }: { slug: string; productId: number }): string =>
  `/${slug}/view/${productId}`;
