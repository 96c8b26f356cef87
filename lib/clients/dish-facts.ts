import { type DishFacts, getDishFacts } from '@/lib/contract/menu/dish-facts';
import { createHttp } from './http';

/** Loads a branch's public dish facts; the cookies of a preview go along. @throws ApiError */
export async function loadDishFacts({
  supplierId,
  lang,
  version,
}: {
  supplierId: number;
  lang: string;
  /** The version of the menu that the page shows, once it is known. */
  version: string | undefined;
}): Promise<ReadonlyMap<number, DishFacts>> {
  const http = createHttp({
    baseUrl: (service) => `${location.origin}/services/${service}`,
    headers: { lang },
    fetchOptions: { credentials: 'same-origin' },
  });
  const { products } = await http(getDishFacts, {
    params: { id: String(supplierId) },
    query: version === undefined ? {} : { version },
  });
  return new Map(products.map((one) => [one.id, one]));
}
