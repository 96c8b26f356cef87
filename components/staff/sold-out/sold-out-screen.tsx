'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { SoldOut } from './sold-out';

/** The dishes that a branch has no more of, and until when (rule menu/sold-out). */
export function SoldOutScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="sold-out">
      {() => (
        <div className="page grid max-w-[860px] gap-4">
          <h1 className="text-page">{t('screen_sold-out')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches}>
              {(branch) => <SoldOut key={branch.id} {...{ slug, branch }} />}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
