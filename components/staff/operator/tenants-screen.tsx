'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TENANT_SORTS, type TenantSort } from '@/lib/contract/staff/operators/operator-calls';
import { useTenants } from '@/lib/queries/staff/operators/operator';
import { NewTenant } from './new-tenant';
import { OperatorFrame } from './operator-frame';
import { TenantRow } from './tenant-row';

const STATES = ['active', 'locked'] as const;

/** The way to one more restaurant. */
function OneMore({ baseDomain, onMade }: { baseDomain: string | null; onMade: () => void }) {
  const t = useTranslations('StaffOperator');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('new')}
      </button>
      {isOpen && <NewTenant {...{ baseDomain, onMade }} />}
    </>
  );
}

function Tenants() {
  const t = useTranslations('StaffOperator');
  const sayFault = useFaultText();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState('');
  const [sort, setSort] = useState<TenantSort>('name');
  const search = useDeferredValue(typed.trim());
  const status = STATES.find((one) => one === state) ?? null;
  const { sums, tenants, error, isPending, isLoadingMore, loadMore, askAgain } = useTenants({
    ...{ search, status, sort },
  });
  return (
    <>
      {sums && <OneMore baseDomain={sums.base_domain} onMade={askAgain} />}
      <div className="tenants-filters">
        <Field
          {...{ label: t('search'), value: typed, onChange: setTyped }}
          {...{ type: 'search', enterKeyHint: 'search', autoComplete: 'off', spellCheck: false }}
        />
        <SelectField
          label={t('state')}
          empty={t('state_all')}
          value={state}
          options={STATES.map((one) => ({ value: one, text: t(`state_${one}`) }))}
          onChange={setState}
        />
        <SelectField
          label={t('sort')}
          value={sort}
          options={TENANT_SORTS.map((one) => ({ value: one, text: t(`sort_${one}`) }))}
          onChange={(one) => setSort(TENANT_SORTS.find((known) => known === one) ?? 'name')}
        />
      </div>
      {sums && (
        <p className="text-muted" role="status">
          {t('found', { found: sums.found, total: sums.total, locked: sums.locked })}
        </p>
      )}
      {error ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      <ul className="grid gap-3" aria-busy={isPending}>
        {tenants.map((tenant) => (
          <TenantRow key={tenant.slug} tenant={tenant} />
        ))}
      </ul>
      {!isPending && !error && tenants.length === 0 && (
        <p>{t(sums?.total === 0 ? 'none_yet' : 'none_found')}</p>
      )}
      {loadMore && (
        <button type="button" className="button button-quiet" disabled={isLoadingMore} onClick={loadMore}>
          {t('more')}
        </button>
      )}
    </>
  );
}

/** The restaurants of the installation (rule staff/operators). */
export function TenantsScreen() {
  const t = useTranslations('StaffOperator');
  return (
    <OperatorFrame screen="tenants">
      <div className="page grid max-w-[1120px] gap-4">
        <h1 className="text-page">{t('tenants')}</h1>
        <Tenants />
      </div>
    </OperatorFrame>
  );
}
