'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Today } from './today';

/** The numbers of a branch's day (rule staff/today). */
export function TodayScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="today">
      {() => (
        <div className="today">
          <h1 className="text-page">{t('screen_today')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches} isPlaced>
              {(branch, choice) => (
                <Today key={branch.id} {...{ slug, branch, choice }} currency={data.currency} />
              )}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
