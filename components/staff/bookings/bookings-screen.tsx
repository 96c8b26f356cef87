'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Bookings } from './bookings';

/** The bookings of a branch, a day at a time (rule staff/bookings). */
export function BookingsScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="bookings">
      {({ scopes }) => (
        <>
          {error && !data ? (
            <p className="page" role="alert">
              {sayFault(error)}
            </p>
          ) : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches} isPlaced>
              {(branch, choice) => (
                <Bookings
                  key={branch.id}
                  {...{ slug, branch, choice, scopes }}
                  title={t('screen_bookings')}
                  currency={data.currency}
                />
              )}
            </OfBranch>
          )}
        </>
      )}
    </StaffFrame>
  );
}
