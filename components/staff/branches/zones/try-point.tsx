'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { findZone } from '@/lib/domain/delivery/coverage';
import { formatMoney } from '@/lib/domain/money/money';
import { readPoint } from '@/lib/domain/shop/typed-point';

/** Says what a delivery to a point would cost, as the zones are on the screen (rule delivery/coverage). */
export function TryPoint({ zones }: { zones: Shop['zones'] }) {
  const t = useTranslations('StaffBranches');
  const { facts } = useEditing();
  const [text, setText] = useState('');
  const point = readPoint(text);
  const zone = point && findZone({ zones, ...point });
  const said =
    zone &&
    t('try_in', {
      zone: zone.name ?? t('zone_unnamed'),
      price: formatMoney({ amountMinor: zone.deliveryMinor, currency: facts.currency }),
    });
  return (
    <div className="grid gap-2">
      <Field label={t('try')} hint={t('point_hint')} value={text} onChange={setText} autoComplete="off" />
      <p role="status" className="empty:hidden">
        {point ? (said ?? t('try_outside')) : text.trim() !== '' && t('point_wrong')}
      </p>
    </div>
  );
}
