'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useErrorText } from '@/components/layout/error-text';
import { type OrderForm, toInvoiceDraft } from '@/components/orders/precheckout/order-form';
import { SelectField } from '@/components/ui/select-field';
import { useApp } from '@/lib/browser/app-provider';
import { asksTaxAddress, listTaxDocuments } from '@/lib/domain/people/invoice';
import { TAX_REGIMES } from '@/lib/domain/people/tax-regimes';
import { useAccount } from '@/lib/queries/people/account';
import { FormField } from './form-field';

/** Filled with the last order's invoice, else with the contact (rule people/invoice). */
function useFilled(): void {
  const { country } = useApp().tenant;
  const { getValues, setValue } = useFormContext<OrderForm>();
  const { data, isFetched } = useAccount();
  useEffect(() => {
    const { contact, invoice } = getValues();
    if (!isFetched || invoice.name !== '' || invoice.number !== '') return;
    const hasTaxDocument = listTaxDocuments(country).includes(contact.dni_type);
    const own = { name: contact.name, type: contact.dni_type, number: contact.dni };
    const known = data?.invoice ?? (hasTaxDocument ? own : { name: contact.name });
    setValue('invoice', { ...toInvoiceDraft({ country, invoice: known }), wanted: true });
  }, [isFetched, data, country, getValues, setValue]);
}

function Party() {
  const t = useTranslations('Checkout');
  const { country, establishment } = useApp().tenant;
  const { register, trigger, formState } = useFormContext<OrderForm>();
  useFilled();
  const checkNumber = () => {
    if (formState.isSubmitted) void trigger('invoice.number');
  };
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-muted">{t('invoice_note', { establishment })}</p>
      <FormField name="invoice.name" label={t('invoice_name')} autoComplete="organization" />
      <label className="field">
        <span className="field-label">{t('invoice_type')}</span>
        <select className="input" {...register('invoice.type', { onChange: checkNumber })}>
          {listTaxDocuments(country).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </select>
      </label>
      <FormField name="invoice.number" label={t('invoice_number')} autoComplete="off" />
      {asksTaxAddress(country) && <TaxAddress />}
    </div>
  );
}

function TaxAddress() {
  const t = useTranslations('Checkout');
  const { field, fieldState } = useController<OrderForm, 'invoice.regime'>({ name: 'invoice.regime' });
  return (
    <>
      <SelectField
        label={t('invoice_regime')}
        empty={t('invoice_regime_choose')}
        value={field.value}
        options={Object.entries(TAX_REGIMES).map(([value, name]) => ({ value, text: `${value} · ${name}` }))}
        error={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <FormField
        name="invoice.postal_code"
        label={t('invoice_postal_code')}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

/** One tap where the taxpayer is known. */
export function InvoiceChoice({ isRefused }: { isRefused: boolean }) {
  const t = useTranslations('Checkout');
  const { tenant } = useApp();
  const errorText = useErrorText(tenant);
  const { field } = useController<OrderForm, 'invoice.wanted'>({ name: 'invoice.wanted' });
  if (listTaxDocuments(tenant.country).length === 0) return null;
  return (
    <div className="mt-4">
      <label className="choice">
        <input
          type="checkbox"
          checked={field.value}
          onChange={({ target }) => field.onChange(target.checked)}
        />
        <span>{t('invoice')}</span>
      </label>
      {field.value && <Party />}
      {isRefused && (
        <p className="error" role="alert">
          {errorText('invoice_invalid')}
        </p>
      )}
    </div>
  );
}
