'use client';

import { BranchScreen } from '@/components/staff/branch-screen';
import { HandOver } from './hand-over';

/** Ready orders by the number that the counter calls (rule staff/hand-over). */
export function HandOverScreen({ slug }: { slug: string }) {
  return (
    <BranchScreen slug={slug} screen="hand-over">
      {({ branch, currency }) => <HandOver key={branch.id} {...{ slug, branch, currency }} />}
    </BranchScreen>
  );
}
