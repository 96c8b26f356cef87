'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import {
  fitsCurrency,
  fitsService,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@/lib/domain/payments/payment-methods';
import { PROVIDER_NAMES } from '@/lib/domain/payments/providers';
import type { EditedBranch } from './branches-place';
import { TransferFields } from './transfer-fields';

type Ways = EditedBranch['paymentMethods'];

/** The ways with one more, or one less, for a service; a way without a service is left out. */
function withWay(ways: Ways, method: PaymentMethod, service: ServiceChoice, isTaken: boolean): Ways {
  return PAYMENT_METHODS.flatMap((one) => {
    const before = ways.find((way) => way.method === one)?.services ?? [];
    const others = before.filter((other) => other !== service);
    const services = one !== method ? before : isTaken ? [...others, service] : others;
    return services.length === 0 ? [] : [{ method: one, services }];
  });
}

/** Which way to pay is taken for which service. */
function WaysToPay({ slug, services }: { slug: string; services: readonly ServiceChoice[] }) {
  const t = useTranslations('StaffBranches');
  const sayMethod = useTranslations('Methods');
  const sayService = useTranslations('Services');
  const { facts } = useEditing();
  const { value, set, error } = usePlace({ kind: 'branch', key: slug, field: ['paymentMethods'] });
  const ways = (value ?? []) as Ways;
  const offered = PAYMENT_METHODS.filter((method) => fitsCurrency(method, facts.currency));
  return (
    <div className="grid gap-4">
      {offered.map((method) => {
        const fitting = services.filter((service) => fitsService({ method, service }));
        if (fitting.length === 0) return null;
        const own = ways.find((way) => way.method === method)?.services ?? [];
        return (
          <fieldset key={method} className="field">
            <legend className="field-label">{sayMethod(method)}</legend>
            <div className="edit-several">
              {fitting.map((service) => (
                <label key={service} className="edit-switch">
                  <input
                    type="checkbox"
                    checked={own.includes(service)}
                    onChange={({ target }) => set(withWay(ways, method, service, target.checked))}
                  />
                  <span>{sayService(service)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      {services.length === 0 && <p className="text-muted">{t('no_services')}</p>}
      {error && <p className="text-danger">{error}</p>}
    </div>
  );
}

/** How a branch is paid. The keys of a gateway are no part of the document. */
export function BranchPayments({ branch: { slug, services } }: { branch: EditedBranch }) {
  const t = useTranslations('StaffBranches');
  return (
    <section className="branches-fields" aria-label={t('section_payments')}>
      <WaysToPay {...{ slug, services }} />
      <ChoiceEdit
        at={{ kind: 'branch', key: slug, field: ['paymentProvider'] }}
        label={t('provider')}
        empty={t('provider_none')}
        options={PROVIDER_NAMES.map((value) => ({ value, text: t(`provider_${value}`) }))}
      />
      <TransferFields {...{ slug }} />
    </section>
  );
}
