import { makeContext } from '@/backend/make-context';
import type { BundleBranch, BundleTable, TenantBundle } from '@/backend/stored/tenant-bundle';
import { listCodes } from '@/backend/table';
import { findInstanceBySlug } from '@/backend/tenant';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { BUYER, CONTACT, type Diner, type Shop } from './shop';
import { staffOf } from './staff-of';

export { BUYER };
/** A diner who orders at a table leaves the document out. */
export const GUEST = { ...CONTACT, dni: '' };

export const seatOf = (label: string, changes: Partial<BundleTable> = {}): BundleTable => ({
  branchSlug: 'centro',
  kind: 'table',
  label,
  seats: null,
  active: true,
  area: null,
  joinGroup: null,
  qrVersion: 1,
  ...changes,
});

/** The bundle's branches, their first one changed. */
export function branchesWith(changes: Partial<BundleBranch>): TenantBundle['branches'] {
  const [first, ...others] = createBundle().branches;
  if (!first) throw new Error('the bundle has no branch');
  return [{ ...first, ...changes }, ...others];
}

/** Tables 1 and 2 at the branch Centro, which is changed. */
export const tablesOf = (branch: Partial<BundleBranch> = {}): Partial<TenantBundle> => ({
  tables: [seatOf('1'), seatOf('2')],
  branches: branchesWith(branch),
});

/** Adds diners who scan the codes of a shop's tables, and its staff. */
export async function serveTables<S extends Omit<Shop, 'placeCart'>>(shop: S) {
  const { backend } = shop;
  const instance = await findInstanceBySlug({ db: backend.db, slug: shop.slug });
  if (!instance) throw new Error('the shop is gone');
  const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'operator' } });
  const { codes } = await listCodes({ ctx, input: { branch: null } });
  const codeOf = (label: string) => codes.find((one) => one.label === label)?.url.split('=')[1] ?? '';
  const post = ({ headers }: Diner, path: string, body: object) =>
    shop.ask({ method: 'POST', path, headers, body });
  const scan = (diner: Diner, label: string) => post(diner, '/on_table/open.json', { token: codeOf(label) });
  const sit = async (label: string) => {
    const diner = await shop.createDiner();
    await scan(diner, label);
    return diner;
  };
  return { ...shop, ctx, codeOf, post, scan, sit, asStaff: staffOf(shop) };
}
