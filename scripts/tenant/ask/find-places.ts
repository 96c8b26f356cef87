import type { BranchPlace } from '@/backend/operator/table-routes';
import type { Operator } from './ask-backend';

export const listBranches = async (operator: Operator, slug: string): Promise<BranchPlace[]> =>
  (await operator.call('GET', `tenants/${encodeURIComponent(slug)}/branches`)) as BranchPlace[];

/** The branch of that name; without a name the only one. @throws Error in a sentence */
export function getBooked(branches: readonly BranchPlace[], named: string | undefined): BranchPlace {
  const booked = branches.filter((one) => one.takes_bookings);
  const [branch, another] = named === undefined ? booked : booked.filter(({ slug }) => slug === named);
  if (!branch) throw new Error('No such branch takes bookings.');
  if (!another) return branch;
  throw new Error(`Say the branch with --branch: ${booked.map(({ slug }) => slug).join(', ')}.`);
}

/** @throws Error in a sentence */
export function getTableId({ slug, tables }: BranchPlace, label: string): number {
  const table = tables.find((one) => one.label_key === label.trim().toLowerCase());
  if (!table) throw new Error(`${slug} has no table ${label}.`);
  return table.id;
}
