'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Waiting } from './waiting';

/** The money of a branch that waits for somebody (rule staff/money). */
export function MoneyScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="money">
      {({ scopes }) => (
        <div className="money">
          <h1 className="text-page">{t('screen_money')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches} isPlaced>
              {(branch, choice) => (
                <>
                  {choice}
                  <Waiting key={branch.id} {...{ slug, branch, scopes }} currency={data.currency} />
                </>
              )}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
