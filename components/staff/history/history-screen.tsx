'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { HistoryList } from './history-list';

/** The history of a restaurant, in the hours of the branch that this tablet shows (rule staff/history). */
export function HistoryScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  const [zone = 'UTC', ...others] = new Set(data?.branches.map(({ timezone }) => timezone));
  const currency = data?.currency;
  const branches = data?.branches ?? [];
  const list = (timezone: string) =>
    currency && <HistoryList {...{ slug }} place={{ timezone, currency, branches }} />;
  return (
    <StaffFrame slug={slug} screen="history">
      {() => (
        <div className="page grid max-w-[640px] gap-6">
          <h1 className="text-page">{t('history')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && others.length === 0 && list(zone)}
          {data && others.length > 0 && (
            <OfBranch {...{ slug }} branches={data.branches}>
              {({ timezone }) => list(timezone)}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
