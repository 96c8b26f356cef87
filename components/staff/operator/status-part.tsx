'use client';

import { useTranslations } from 'next-intl';
import { type OperatorTenant, setTenantStatus } from '@/lib/contract/staff/operators/operator-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { ReasonForm } from './reason-form';

/** Locks or unlocks the restaurant. */
export function StatusPart({
  tenant: { slug, status },
  onChanged,
}: {
  tenant: OperatorTenant;
  onChanged: (tenant: OperatorTenant) => void;
}) {
  const t = useTranslations('StaffOperator');
  const { http } = useStaff();
  const to = status === 'active' ? 'locked' : 'active';
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t(`set_${to}`)}</h2>
      <p>{t(`set_${to}_text`)}</p>
      <ReasonForm
        go={t(`set_${to}`)}
        hint={t('reason_hint')}
        isDanger={to === 'locked'}
        onGo={async (reason) => {
          onChanged(await http(null)(setTenantStatus, { params: { slug }, body: { status: to, reason } }));
        }}
      />
    </section>
  );
}
