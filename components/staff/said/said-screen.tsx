'use client';

import { BranchScreen } from '@/components/staff/branch-screen';
import { Talking } from '@/components/staff/help/talking';
import { Said } from './said';

/** The words of diners about a branch: ratings and answers to surveys (rule staff/ratings). */
export function SaidScreen({ slug }: { slug: string }) {
  return (
    <BranchScreen slug={slug} screen="said">
      {({ branch, currency, scopes }) => (
        <Talking key={branch.id} {...{ slug }} timezone={branch.timezone}>
          <Said {...{ slug, branch, currency }} mayAnswer={scopes.includes('orders:write')} />
        </Talking>
      )}
    </BranchScreen>
  );
}
