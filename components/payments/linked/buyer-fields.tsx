import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import { useApp } from '@/lib/browser/app-provider';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { requiredKey } from '@/lib/domain/people/required-words';
import { BUYER_FIELDS, type BuyerField, type useBuyer } from './use-buyer';

const NATIVE = {
  name: { autoComplete: 'name' },
  phone: { autoComplete: 'tel-national', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email' },
} as const satisfies Record<BuyerField, object>;

type Asked = { buyer: Pick<ReturnType<typeof useBuyer>, 'problems' | 'typed' | 'change'> };

/** One of the fields, with its error. */
export function BuyerInput({
  buyer,
  field,
  hint,
  inputRef,
}: Asked & { field: BuyerField; hint?: string | undefined; inputRef?: Ref<HTMLInputElement> }) {
  const t = useTranslations('Checkout');
  const phone = PHONE_CODES[useApp().tenant.country];
  const problem = buyer.problems.get(field);
  return (
    <Field
      {...NATIVE[field]}
      {...(inputRef ? { inputRef } : {})}
      label={field === 'phone' ? `${t('phone')} (+${phone.code})` : t(field)}
      hint={hint ?? (field === 'phone' ? phone.sample : undefined)}
      value={buyer.typed[field]}
      error={problem && t(problem === 'required' ? requiredKey(`buyer.${field}`) : problem)}
      onChange={(text) => buyer.change(field, text)}
    />
  );
}

/** The payer, as far as the gateway asks for one (rule people/optional-phone). */
export function BuyerFields({ buyer }: { buyer: ReturnType<typeof useBuyer> }) {
  const t = useTranslations('Checkout');
  return (
    <form
      ref={buyer.form}
      noValidate
      className="mt-6 grid gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="text-section">{t('buyer')}</h2>
      {BUYER_FIELDS.filter((field) => field !== 'phone' || buyer.phone !== 'hidden').map((field) => (
        <BuyerInput
          key={field}
          buyer={buyer}
          field={field}
          hint={field === 'phone' && buyer.phone === 'asked' ? t('phone_payment') : undefined}
        />
      ))}
    </form>
  );
}
