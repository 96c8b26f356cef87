'use client';

import { useTranslations } from 'next-intl';
import { OfBranch } from '@/components/staff/of-branch';
import { StaffFrame } from '@/components/staff/staff-frame';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { Orders } from './orders';

/** The orders of any day of a branch (rule staff/orders). */
export function OrdersScreen({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { data, error } = useStaffInstance(slug);
  return (
    <StaffFrame slug={slug} screen="orders">
      {() => (
        <div className="past">
          <h1 className="text-page">{t('screen_orders')}</h1>
          {error && !data ? <p role="alert">{sayFault(error)}</p> : null}
          {data && (
            <OfBranch {...{ slug }} branches={data.branches} isPlaced>
              {(branch, choice) => (
                <Orders key={branch.id} {...{ slug, branch, choice }} currency={data.currency} />
              )}
            </OfBranch>
          )}
        </div>
      )}
    </StaffFrame>
  );
}
