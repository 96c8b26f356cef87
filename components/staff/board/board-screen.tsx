'use client';

import { useTranslations } from 'next-intl';
import { Talking } from '@/components/staff/help/talking';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Board } from './board';

/** The orders of a branch at work (rule staff/board). */
export function BoardScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="board">
      {() => (
        <>
          <h1 className="sr-only">{t('screen_board')}</h1>
          {error && !data ? (
            <p className="page" role="alert">
              {sayFault(error)}
            </p>
          ) : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches} isPlaced>
              {(branch, branchChoice) => (
                <Talking key={branch.id} {...{ slug }} timezone={branch.timezone}>
                  <Board {...{ slug, branch, branchChoice }} currency={data.currency} />
                </Talking>
              )}
            </OfBranch>
          )}
        </>
      )}
    </StaffFrame>
  );
}
