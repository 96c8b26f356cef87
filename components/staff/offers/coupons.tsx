'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { MoneyEdit } from '@/components/staff/editing/fields/money-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { TimeEdit } from '@/components/staff/editing/fields/time-edit';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { isCouponName, toCouponCode } from '@/lib/domain/cart/coupon';
import { formatMoney } from '@/lib/domain/money/money';
import { useCouponUses } from '@/lib/queries/staff/coupons';
import { One, Scope } from './one';
import { useStateText } from './use-state-text';

type Coupon = Shop['coupons'][number];
type Kind = Coupon['terms']['kind'];
const KINDS = ['percent', 'amount', 'free_delivery'] as const satisfies readonly Kind[];
const NO_BOUNDS = {
  ...{ from: null, until: null, weekdays: [], limit: null, perProfile: 1, firstOrder: false },
  ...{ branches: [], services: [], minimumMinor: 0 },
};

const termsOf = (kind: Kind): Coupon['terms'] => {
  if (kind === 'percent') return { kind, percent: 10 };
  return kind === 'amount' ? { kind, amountMinor: 0 } : { kind };
};

function CouponFields({ coupon, branches }: { coupon: Coupon; branches: Shop['branches'] }) {
  const t = useTranslations('StaffOffers');
  const day = useTranslations('Hours');
  const { set } = useEditing();
  const at = (...field: string[]) => ({ kind: 'coupon' as const, key: coupon.code, field });
  const { kind } = coupon.terms;
  return (
    <>
      <div className="edit-pair">
        <SelectField
          {...{ label: t('kind'), value: kind }}
          options={KINDS.map((value) => ({ value, text: t(`kind_${value}`) }))}
          onChange={(to) => set(at('terms'), termsOf(to as Kind))}
        />
        {kind === 'percent' && (
          <NumberEdit at={at('terms', 'percent')} label={t('percent')} least={1} most={100} />
        )}
        {kind === 'percent' && (
          <MoneyEdit at={at('terms', 'maxMinor')} label={t('most')} hint={t('most_hint')} isLeftOut />
        )}
        {kind === 'amount' && <MoneyEdit at={at('terms', 'amountMinor')} label={t('amount')} />}
        <MoneyEdit at={at('minimumMinor')} label={t('minimum')} />
      </div>
      <div className="edit-pair">
        <TimeEdit at={at('from')} label={t('from')} type="date" />
        <TimeEdit at={at('until')} label={t('until')} type="date" />
        <NumberEdit at={at('limit')} label={t('limit')} hint={t('limit_hint')} least={1} isNullable />
        <NumberEdit at={at('perProfile')} label={t('per_person')} least={1} />
      </div>
      <SwitchEdit at={at('firstOrder')} label={t('first_order')} />
      <SeveralEdit
        at={at('weekdays')}
        {...{ label: t('weekdays'), hint: t('every_day') }}
        options={WEEKDAYS.map((value) => ({ value, text: day(value) }))}
      />
      <Scope {...{ at, branches }} isNullable={false} />
    </>
  );
}

/** A code is what a coupon is known by, so that it is chosen once. */
function NewCoupon({ coupons, onAdd }: { coupons: readonly Coupon[]; onAdd: (code: string) => void }) {
  const t = useTranslations('StaffOffers');
  const { add } = useEditing();
  const [text, type] = useState('');
  const code = text.trim().toLowerCase();
  const isTaken = coupons.some((one) => toCouponCode(one.code) === toCouponCode(code));
  const fault = isTaken ? t('code_taken') : isCouponName(code) ? null : t('code_wrong');
  const make = () => {
    if (fault !== null) return;
    add('coupon', { code, terms: termsOf('percent'), ...NO_BOUNDS });
    onAdd(code);
    type('');
  };
  return (
    <section className="edit-card" aria-label={t('coupon_new')}>
      <Field
        {...{ label: t('code'), hint: t('code_hint'), value: text }}
        error={text.trim() !== '' && fault !== null ? fault : undefined}
        onChange={type}
        onKeyDown={(event) => event.key === 'Enter' && make()}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <button type="button" className="button justify-self-start" disabled={fault !== null} onClick={make}>
        {t('coupon_new')}
      </button>
    </section>
  );
}

/** The coupons, each with how often it was used and when it ends. */
export function Coupons({ coupons, branches }: Pick<Shop, 'coupons' | 'branches'>) {
  const t = useTranslations('StaffOffers');
  const { slug, facts } = useEditing();
  const uses = useCouponUses(slug);
  const { stateOf, spanOf } = useStateText();
  const [made, setMade] = useState<string | null>(null);
  const sayTerms = ({ terms }: Coupon) => {
    if (terms.kind === 'percent') return t('takes_percent', { percent: terms.percent });
    if (terms.kind === 'free_delivery') return t('kind_free_delivery');
    return t('takes_amount', {
      amount: formatMoney({ amountMinor: terms.amountMinor, currency: facts.currency }),
    });
  };
  const sayUse = ({ code, limit }: Coupon) => {
    const used = uses?.get(code) ?? 0;
    if (uses === null) return null;
    return limit === null ? t('used', { used }) : t('used_of', { used, limit });
  };
  return (
    <>
      <NewCoupon {...{ coupons }} onAdd={setMade} />
      {coupons.length === 0 && <p className="text-muted">{t('no_coupons')}</p>}
      {coupons.map((coupon) => (
        <One
          key={coupon.code}
          {...{ kind: 'coupon', id: coupon.code, name: coupon.code.toUpperCase(), state: stateOf(coupon) }}
          told={[sayTerms(coupon), sayUse(coupon), spanOf(coupon)].filter(Boolean).join(' · ')}
          isNew={coupon.code === made}
        >
          <CouponFields {...{ coupon, branches }} />
        </One>
      ))}
    </>
  );
}
