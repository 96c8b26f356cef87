'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Conversations } from './conversations';

/** The messages of diners about their orders (rule staff/conversations). */
export function HelpScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="help">
      {() => (
        <div className="page grid max-w-[860px] gap-4">
          <h1 className="text-page">{t('screen_help')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches}>
              {(branch) => <Conversations key={branch.id} {...{ slug, branch }} />}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
