'use client';

import { Fragment } from 'react';
import { BranchScreen } from '@/components/staff/branch-screen';
import { HandOver } from './hand-over';
import { Televisions } from './televisions';

/** Ready orders by the number that the counter calls (rule staff/hand-over). */
export function HandOverScreen({ slug }: { slug: string }) {
  return (
    <BranchScreen slug={slug} screen="hand-over">
      {({ branch, currency, scopes }) => (
        <Fragment key={branch.id}>
          <HandOver {...{ slug, branch, currency }} />
          {scopes.includes('people:write') && <Televisions slug={slug} branchId={branch.id} />}
        </Fragment>
      )}
    </BranchScreen>
  );
}
