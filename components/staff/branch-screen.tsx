'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import type { Currency } from '@/lib/domain/money/currencies';
import type { StaffScreen } from '@/lib/domain/staff/screens';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { OfBranch } from './of-branch';
import { type OwnTenant, StaffFrame } from './staff-frame';
import { useFaultText } from './use-fault-text';

/** A screen about the orders of one branch, under the title of its tab. */
export function BranchScreen({
  slug,
  screen,
  children,
}: {
  slug: string;
  screen: StaffScreen;
  children: (shown: {
    branch: StaffInstance['branches'][number];
    currency: Currency;
    scopes: OwnTenant['scopes'];
  }) => ReactNode;
}) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen={screen}>
      {({ scopes }) => (
        <div className="page grid max-w-[860px] gap-4">
          <h1 className="text-page">{t(`screen_${screen}`)}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches}>
              {(branch) => children({ branch, currency: data.currency, scopes })}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
