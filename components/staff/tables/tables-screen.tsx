'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Room } from './room';
import { InRoom } from './room-place';

/** The tables of a branch (rule staff/room). */
export function TablesScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="tables">
      {({ scopes }) => (
        <>
          <h1 className="sr-only">{t('screen_tables')}</h1>
          {error && !data ? (
            <p className="page" role="alert">
              {sayFault(error)}
            </p>
          ) : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches} isPlaced>
              {(branch, branchChoice) => (
                <InRoom key={branch.id} place={{ slug, branch, scopes, currency: data.currency }}>
                  <Room {...{ branchChoice }} />
                </InRoom>
              )}
            </OfBranch>
          )}
        </>
      )}
    </StaffFrame>
  );
}
