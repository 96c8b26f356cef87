'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountField } from '@/components/staff/amount-field';
import { useEditing } from '@/components/staff/editing/editing-context';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import { Field } from '@/components/ui/field';
import { formatMoney } from '@/lib/domain/money/money';
import { amountOf } from '@/lib/domain/shop/typed-money';

type Named = { zone: string; valueMinor: number };

/** Asks for the name of a neighbourhood and its price. */
function AddNamed({ zones, onAdd }: { zones: readonly Named[]; onAdd: (zone: Named) => void }) {
  const t = useTranslations('StaffBranches');
  const { facts } = useEditing();
  const { currency } = facts;
  const [zone, setZone] = useState('');
  const [price, setPrice] = useState('');
  const [isTried, setTried] = useState(false);
  const name = zone.trim();
  const isTaken = zones.some((one) => one.zone === name);
  const add = () => {
    const valueMinor = amountOf({ text: price }, currency);
    if (valueMinor === null || name === '' || isTaken) return setTried(true);
    onAdd({ zone: name, valueMinor });
    setZone('');
    setPrice('');
    setTried(false);
  };
  return (
    <>
      <div className="branches-pair">
        <Field
          label={t('zone_name')}
          value={zone}
          onChange={setZone}
          error={
            isTried && (name === '' || isTaken) ? t(isTaken ? 'named_taken' : 'named_missing') : undefined
          }
        />
        <AmountField
          {...{ currency, isTried }}
          label={t('zone_price')}
          value={price}
          onChange={setPrice}
          error={isTried && price.trim() === '' ? t('price_missing') : undefined}
        />
      </div>
      <button type="button" className="button button-quiet justify-self-start" onClick={add}>
        {t('named_add')}
      </button>
    </>
  );
}

/** Neighbourhoods with a price each, for a branch without a map: diners choose theirs from the list. */
export function NamedZones({ slug }: { slug: string }) {
  const t = useTranslations('StaffBranches');
  const { facts } = useEditing();
  const { value, set, error } = usePlace({ kind: 'branch', key: slug, field: ['shippingZones'] });
  const zones = (value ?? []) as Named[];
  return (
    <fieldset className="branches-fields">
      <legend className="font-semibold">{t('named_zones')}</legend>
      <p className="text-muted">{t('named_zones_text')}</p>
      <ul>
        {zones.map((one) => (
          <li key={one.zone} className="hours-holiday">
            <span>
              {one.zone} · {formatMoney({ amountMinor: one.valueMinor, currency: facts.currency })}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('named_remove', { zone: one.zone })}
              onClick={() => set(zones.filter((other) => other !== one))}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <AddNamed {...{ zones }} onAdd={(zone) => set([...zones, zone])} />
      {error && <p className="text-danger">{error}</p>}
    </fieldset>
  );
}
