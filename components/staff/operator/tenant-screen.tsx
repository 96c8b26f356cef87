'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useHereTime } from '@/components/staff/use-here-time';
import type { OperatorTenant } from '@/lib/contract/staff/operators/operator-calls';
import { useTenant } from '@/lib/queries/staff/operators/operator';
import { Acts } from './acts-screen';
import { LookPart } from './look-part';
import { OperatorFrame } from './operator-frame';
import { OwnersPart } from './owners-part';
import { StatusPart } from './status-part';
import { UsagePart } from './usage-part';

function Facts({ tenant: { addresses, branches, country, currency, langs } }: { tenant: OperatorTenant }) {
  const t = useTranslations('StaffOperator');
  const countries = useFormatter();
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t('facts')}</h2>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <a className="link-button" href={address} target="_blank" rel="noreferrer">
              {address.replace(/^https?:\/\//, '')}
            </a>
          </li>
        ))}
      </ul>
      <p>{[country, currency, countries.list(langs)].join(' · ')}</p>
      <p>{branches.map(({ name }) => name).join(', ')}</p>
    </section>
  );
}

function Alarms({ tenant: { alarms, branches } }: { tenant: OperatorTenant }) {
  const t = useTranslations('StaffOperator');
  const alarm = useTranslations('StaffAlarms');
  const { moment } = useHereTime();
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t('alarms')}</h2>
      {alarms.length === 0 && <p className="text-muted">{t('alarms_none')}</p>}
      <ul className="grid gap-2">
        {alarms.map(({ kind, count, provider, since, supplier_id: id }) => (
          <li key={`${kind} ${id} ${provider}`}>
            <p>{alarm(kind, { count, provider: provider ?? '' })}</p>
            <p className="text-muted">
              {[branches.find((branch) => branch.id === id)?.name, moment(since)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ tenant: { changes } }: { tenant: OperatorTenant }) {
  const t = useTranslations('StaffOperator');
  const { moment } = useHereTime();
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t('changes')}</h2>
      {changes.length === 0 && <p className="text-muted">{t('changes_none')}</p>}
      <ul className="grid gap-2">
        {changes.map(({ id, at, kind, steps }) => (
          <li key={id}>
            {t(`change_${kind}`, { steps })} <span className="text-muted">{moment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tenant({ slug }: { slug: string }) {
  const t = useTranslations('StaffOperator');
  const sayFault = useFaultText();
  const { tenant, error, show, askAgain } = useTenant(slug);
  if (!tenant) return error ? <p role="alert">{sayFault(error)}</p> : <p aria-busy="true">{t('reading')}</p>;
  return (
    <>
      <h1 className="text-page">{tenant.name}</h1>
      {tenant.status === 'locked' && <p className="text-danger">{t('is_locked')}</p>}
      <div className="tenant-parts">
        <LookPart tenant={tenant} />
        <Alarms tenant={tenant} />
        <OwnersPart tenant={tenant} onInvited={askAgain} />
        <UsagePart tenant={tenant} />
        <Facts tenant={tenant} />
        <Changes tenant={tenant} />
        <StatusPart key={tenant.status} tenant={tenant} onChanged={show} />
        <section className="tenant-part">
          <h2 className="text-section">{t('acts')}</h2>
          <Acts slug={slug} />
        </section>
      </div>
    </>
  );
}

/** One restaurant, for operators (rule staff/operators). */
export function TenantScreen({ slug }: { slug: string }) {
  const t = useTranslations('StaffOperator');
  return (
    <OperatorFrame screen="tenants">
      <div className="page grid max-w-[1120px] gap-4">
        <p>
          <a className="link-button" href="/operator">
            {t('back')}
          </a>
        </p>
        <Tenant slug={slug} />
      </div>
    </OperatorFrame>
  );
}
