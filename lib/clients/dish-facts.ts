import { type DishFacts, getDishFacts } from '@/lib/contract/menu/dish-facts';
import { createHttp } from './http';

/** Of a branch, as anybody reads them; the cookies of a preview go along. @throws ApiError */
export async function loadDishFacts({
  supplierId,
  lang,
  version,
}: {
  supplierId: number;
  lang: string;
  /** Of the menu that the page shows, once it is known. */
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
