'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { MoneyEdit } from '@/components/staff/editing/fields/money-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import { TimeEdit } from '@/components/staff/editing/fields/time-edit';
import { SelectField } from '@/components/ui/select-field';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { MAX_TAKE } from '@/lib/domain/menu/promo-deal';
import { useProduct } from './product-context';

const DEALS = ['price', 'percent', 'amount', 'bundle', 'words'] as const;
type Deal = (typeof DEALS)[number];

/** A deal that a person writes on from. @param usual the price without it, in minor units */
const dealOf = (kind: Deal, usual: number) => {
  if (kind === 'price') return { kind, priceMinor: usual };
  if (kind === 'percent') return { kind, percent: 10 };
  if (kind === 'amount') return { kind, amountMinor: 0 };
  return kind === 'bundle' ? { kind, take: 2, pay: 1 } : { kind };
};

function DealFields({ kind }: { kind: Deal }) {
  const t = useTranslations('StaffProduct');
  const { at } = useProduct();
  const deal = (name: string) => at('promo', 'deal', name);
  switch (kind) {
    case 'price':
      return <MoneyEdit at={deal('priceMinor')} label={t('deal_price')} hint={t('deal_price_hint')} />;
    case 'percent':
      return <NumberEdit at={deal('percent')} label={t('deal_percent')} least={1} most={99} />;
    case 'amount':
      return <MoneyEdit at={deal('amountMinor')} label={t('deal_amount')} />;
    case 'bundle':
      return (
        <div className="edit-pair">
          <NumberEdit at={deal('take')} label={t('deal_take')} least={2} most={MAX_TAKE} />
          <NumberEdit at={deal('pay')} label={t('deal_pay')} least={1} most={MAX_TAKE} />
          <TextEdit at={at('promo', 'mix')} label={t('deal_mix')} hint={t('deal_mix_hint')} isNullable />
        </div>
      );
    case 'words':
      return null;
  }
}

function DealWindow() {
  const t = useTranslations('StaffProduct');
  const day = useTranslations('Hours');
  const { set } = useEditing();
  const { product, at } = useProduct();
  const inside = (name: string) => at('promo', 'window', name);
  const isAlways = !product.promo?.window;
  const always = { days: [...WEEKDAYS], from: null, to: null, starts: null, ends: null };
  return (
    <>
      <SelectField
        {...{ label: t('deal_when'), value: isAlways ? 'always' : 'hours' }}
        options={(['always', 'hours'] as const).map((one) => ({ value: one, text: t(`served_${one}`) }))}
        onChange={(to) => set(at('promo', 'window'), to === 'always' ? null : always)}
      />
      {!isAlways && (
        <>
          <SeveralEdit
            at={inside('days')}
            label={t('deal_days')}
            options={WEEKDAYS.map((value) => ({ value, text: day(value) }))}
          />
          <div className="edit-pair">
            <TimeEdit at={inside('from')} label={t('deal_from')} />
            <TimeEdit at={inside('to')} label={t('deal_to')} />
            <TimeEdit at={inside('starts')} label={t('deal_starts')} type="date" />
            <TimeEdit at={inside('ends')} label={t('deal_ends')} type="date" />
          </div>
        </>
      )}
    </>
  );
}

/** A promotion: the old price stays to be seen beside it. */
export function PromoPart() {
  const t = useTranslations('StaffProduct');
  const service = useTranslations('Services');
  const { set } = useEditing();
  const { product, menu, at } = useProduct();
  const { promo, offers } = product;
  const usual = Object.values(offers)[0]?.priceMinor ?? 0;
  const choose = (kind: string) => {
    const deal = DEALS.find((one) => one === kind);
    if (!deal) return set(at('promo'), null);
    if (promo) return set(at('promo', 'deal'), dealOf(deal, usual));
    const rest = { label: {}, window: null, branches: [], services: [], mix: null };
    set(at('promo'), { ...rest, deal: dealOf(deal, usual) });
  };
  return (
    <>
      <SelectField
        {...{ label: t('deal'), empty: t('promo_none'), value: promo?.deal.kind ?? '' }}
        options={DEALS.map((value) => ({ value, text: t(`deal_of_${value}`) }))}
        onChange={choose}
      />
      {promo && (
        <>
          <DealFields kind={promo.deal.kind} />
          <LanguageEdit at={at('promo', 'label')} label={t('deal_label')} />
          <DealWindow />
          {menu.branches.length > 1 && (
            <SeveralEdit
              at={at('promo', 'branches')}
              label={t('deal_branches')}
              hint={t('deal_all')}
              options={menu.branches.map(({ slug, name }) => ({ value: slug, text: name }))}
            />
          )}
          <SeveralEdit
            at={at('promo', 'services')}
            label={t('deal_services')}
            hint={t('deal_all')}
            options={SERVICE_CHOICES.map((value) => ({ value, text: service(value) }))}
          />
        </>
      )}
    </>
  );
}
