import { getPageIds } from '@/lib/contract/tenant/calls';
import { pageIdsSchema } from '@/lib/contract/tenant/page-ids';
import { askExperience } from './ask-experience';
import type { Answer } from './lookup';
import type { BranchPages } from './page-lookup';

function parseBranchPages(value: unknown): BranchPages | null {
  const { success, data } = pageIdsSchema.safeParse(value);
  return success ? { products: new Set(data.products), categories: new Set(data.categories) } : null;
}

export const loadPages = ({
  host,
  branchId,
}: {
  host: string;
  branchId: string;
}): Promise<Answer<BranchPages>> =>
  askExperience({ host, call: getPageIds, params: { id: branchId }, parse: parseBranchPages });
