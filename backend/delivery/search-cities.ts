import { listSupplierRows, toBranch } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { City } from '@/lib/contract/delivery/polygons';

/** `GET /api/v2/search_cities.json`: each city at its first branch. */
export function searchCities({ ctx }: { ctx: Context }): Promise<City[]> {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const branches = (await listSupplierRows(sql, id)).map((row) => toBranch({ row, ctx }));
    const firsts = new Map([...branches].reverse().map((branch) => [branch.ciudad_id, branch]));
    return branches
      .filter((branch) => firsts.get(branch.ciudad_id) === branch)
      .map((branch) => ({
        id: branch.ciudad_id,
        supplier_id: branch.id,
        name: branch.city,
        latitud: branch.location.latitude,
        longitud: branch.location.longitude,
      }));
  });
}
