'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { ORDER_SERVICES } from '@/lib/contract/cart/cart';
import { ORDER_GROUPS } from '@/lib/contract/staff/day/order-calls';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import type { OrderQuery } from '@/lib/queries/staff/day-orders';

const NOTHING: OrderQuery = { search: '', from: '', to: '', service: '', state: '', method: '' };

/** Days and choices, each of which asks at once. */
function Choices({ query, set }: { query: OrderQuery; set: (part: Partial<OrderQuery>) => void }) {
  const t = useTranslations('StaffOrders');
  const staff = useTranslations('Staff');
  const method = useTranslations('Methods');
  return (
    <div className="past-choices">
      <Field label={t('from')} type="date" value={query.from} onChange={(from) => set({ from })} />
      <Field label={t('to')} type="date" value={query.to} onChange={(to) => set({ to })} />
      <SelectField
        {...{ label: t('service'), empty: t('all'), value: query.service }}
        options={ORDER_SERVICES.map((value) => ({ value, text: staff(`service_${value}`) }))}
        onChange={(service) => set({ service })}
      />
      <SelectField
        {...{ label: t('state'), empty: t('all'), value: query.state }}
        options={ORDER_GROUPS.map((value) => ({ value, text: t(`group_${value}`) }))}
        onChange={(state) => set({ state })}
      />
      <SelectField
        {...{ label: t('method'), empty: t('all'), value: query.method }}
        options={PAYMENT_METHODS.map((value) => ({ value, text: method(value) }))}
        onChange={(value) => set({ method: value })}
      />
    </div>
  );
}

/** Words are looked for when they are sent; days and choices at once. */
export function OrderFilters({ query, onAsk }: { query: OrderQuery; onAsk: (query: OrderQuery) => void }) {
  const t = useTranslations('StaffOrders');
  const [words, setWords] = useState(query.search);
  const narrows = [query.from, query.to, query.service, query.state, query.method].filter(Boolean).length;
  const set = (part: Partial<OrderQuery>) => onAsk({ ...query, search: words.trim(), ...part });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches is one element, and the other is not known everywhere
    <form
      role="search"
      className="past-filters"
      onSubmit={(event) => {
        event.preventDefault();
        set({});
      }}
    >
      <div className="past-search">
        <Field
          {...{ label: t('search'), hint: t('search_hint'), value: words, onChange: setWords }}
          {...{
            type: 'search',
            enterKeyHint: 'search',
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
        />
        <button type="submit" className="button">
          {t('search_go')}
        </button>
      </div>
      <details className="past-narrow" open={narrows > 0}>
        <summary>{narrows === 0 ? t('filters') : t('filters_set', { count: narrows })}</summary>
        <Choices {...{ query, set }} />
      </details>
      {(narrows > 0 || query.search !== '') && (
        <button
          type="button"
          className="link-button justify-self-start"
          onClick={() => {
            setWords('');
            onAsk(NOTHING);
          }}
        >
          {t('clear')}
        </button>
      )}
    </form>
  );
}
