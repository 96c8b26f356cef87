'use client';

import { BranchScreen } from '@/components/staff/branch-screen';
import { Deliveries } from './deliveries';

/** The orders that a courier takes along and brings (rule staff/deliveries). */
export function DeliveriesScreen({ slug }: { slug: string }) {
  return (
    <BranchScreen slug={slug} screen="deliveries">
      {({ branch, currency }) => <Deliveries key={branch.id} {...{ slug, branch, currency }} />}
    </BranchScreen>
  );
}
