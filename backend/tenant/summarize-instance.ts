import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { type ActionLine, listLastActions } from './list-last-actions';

type SummaryRow = {
  slug: string;
  name: string;
  status: string;
  country: string;
  currency: string;
  language: string;
  langs: string[];
  hosts: string[];
  branches: string[];
  figures: Record<string, number>;
};
export type InstanceSummary = Omit<SummaryRow, 'hosts'> & { addresses: string[]; actions: ActionLine[] };

const living = (table: string, more = '') =>
  `(select count(*) from ${table} r where r.instance_id = i.id and r.removed_at is null ${more})`;
const all = (table: string, more = '') =>
  `(select count(*) from ${table} r where r.instance_id = i.id ${more})`;

const FIGURES: Record<string, string> = {
  categories: living('categories'),
  products: living('products'),
  sold_out: living('supplier_products', 'and r.stock = 0'),
  not_available: living('supplier_products', 'and not r.available'),
  option_groups: living('option_groups'),
  delivery_zones: living('zones', 'and r.active'),
  coupons: living('coupons'),
  tables: living('tables', `and r.active and r.kind = 'table'`),
  rooms: living('tables', `and r.active and r.kind = 'room'`),
  guests: living('guests'),
  popups: living('popups'),
  picture_files: all('pictures'),
  picture_bytes: `(select coalesce(sum(length(bytes)), 0) from pictures r where r.instance_id = i.id)`,
  diners: all('profiles'),
  orders: all('purchases', 'and r.placed_at is not null'),
  keys_in_use: all('staff_keys', 'and r.revoked_at is null'),
};

/** @throws not_found */
export async function summarizeInstance({
  db,
  slug,
  publicOrigin,
}: {
  db: Database;
  slug: string;
  publicOrigin: string;
}): Promise<InstanceSummary> {
  const figures = Object.entries(FIGURES).map(([word, count]) => `'${word}', ${count}`);
  const { row, actions } = await db.system(async (sql) => {
    const [found] = await sql<SummaryRow>(
      `select i.slug, i.name, i.status, i.country, i.currency, i.language, i.langs,
         array(select host from instance_domains d where d.instance_id = i.id order by position, host) as hosts,
         array(select s.slug from suppliers s where s.instance_id = i.id and s.removed_at is null
           order by position) as branches,
         json_build_object(${figures.join(', ')}) as figures
       from instances i where i.slug = $1`,
      [slug],
    );
    return { row: found, actions: await listLastActions(sql, slug) };
  });
  if (!row) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
  const { hosts, ...rest } = row;
  return { ...rest, actions, addresses: hosts.map((host) => publicOrigin.replace('{host}', host)) };
}
