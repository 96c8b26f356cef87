import { getStaffInstance, type StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import { didYouMean } from '../print/did-you-mean';

export type Branch = StaffInstance['branches'][number];

/** The branches of a tenant that are meant: the named one, else all. @throws Error in a sentence for a name that none has */
export async function findBranches({
  operator,
  slug,
  named,
}: {
  operator: Operator;
  slug: string;
  named: string | undefined;
}): Promise<{ branches: readonly Branch[]; currency: StaffInstance['currency'] }> {
  const { branches, currency } = await sendCall({ operator, slug, call: getStaffInstance });
  if (named === undefined) return { branches, currency };
  const found = branches.filter((one) => one.slug === named);
  if (found.length > 0) return { branches: found, currency };
  const known = branches.map((one) => one.slug);
  throw new Error(`${slug} has no branch ${named}${didYouMean(named, known)}`);
}

/** The one branch that is meant. @throws Error in a sentence where several are */
export async function findBranch(asked: Parameters<typeof findBranches>[0]) {
  const { branches, currency } = await findBranches(asked);
  const [branch, another] = branches;
  if (branch && !another) return { branch, currency };
  throw new Error(`Say the branch with --branch: ${branches.map(({ slug }) => slug).join(', ')}.`);
}
