'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { MoneyEdit } from '@/components/staff/editing/fields/money-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import { useProblemText } from '@/components/staff/editing/use-problem-text';
import { Field } from '@/components/ui/field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { Said } from '@/lib/domain/shop/problem';
import { circleAround, reachOf } from '@/lib/domain/shop/zones/zone-circle';
import type { EditedBranch } from '../branches-place';

type Zone = Shop['zones'][number];
const KILOMETRES = /^(\d{1,3})(?:[.,](\d))?$/;
const MOST_KM = 100;

function readKm(text: string): number | null {
  const [, whole, tenths = '0'] = KILOMETRES.exec(text.trim()) ?? [];
  const km = whole === undefined ? 0 : Number(`${whole}.${tenths}`);
  return km > 0 && km <= MOST_KM ? km : null;
}

/** How far a zone reaches from its branch. Another number draws it anew as a circle. */
function Reach({ zone, branch }: { zone: Zone; branch: EditedBranch }) {
  const t = useTranslations('StaffBranches');
  const { set } = useEditing();
  const [typed, type] = useState<string | null>(null);
  const change = (text: string) => {
    type(text);
    const km = readKm(text);
    if (km !== null) set({ kind: 'zone', key: zone.key, field: ['rings'] }, [circleAround(branch, km)]);
  };
  return (
    <Field
      label={t('zone_km')}
      hint={t('zone_km_hint')}
      inputMode="decimal"
      value={typed ?? String(reachOf(zone.rings[0] ?? [], branch)).replace('.', ',')}
      error={typed !== null && readKm(typed) === null ? t('zone_km_wrong') : undefined}
      onChange={change}
      onBlur={() => typed !== null && readKm(typed) !== null && type(null)}
    />
  );
}

/** A zone with what a delivery into it costs, and from what sum on. */
export function OneZone({
  zone,
  branch,
  faults,
  onEdge,
  onDraw,
}: {
  zone: Zone;
  branch: EditedBranch;
  /** As it is drawn now. */
  faults: readonly Said[];
  onEdge: () => void;
  onDraw: () => void;
}) {
  const t = useTranslations('StaffBranches');
  const sayProblem = useProblemText();
  const { remove } = useEditing();
  const at = (name: string) => ({ kind: 'zone' as const, key: zone.key, field: [name] });
  return (
    <li className="branches-card">
      <div className="branches-pair">
        <TextEdit at={at('name')} label={t('zone_name')} hint={t('zone_name_hint')} isNullable />
        <MoneyEdit at={at('deliveryMinor')} label={t('zone_price')} />
        <MoneyEdit at={at('minimumMinor')} label={t('zone_minimum')} />
        <NumberEdit at={at('wayMinutes')} label={t('zone_minutes')} isNullable />
        <Reach {...{ zone, branch }} />
      </div>
      {faults.map((said) => (
        <p key={said.key} role="status" className="text-danger">
          {sayProblem(said)}
        </p>
      ))}
      <SwitchEdit at={at('active')} label={t('zone_active')} />
      <div className="zones-buttons">
        <button type="button" className="link-button" onClick={onEdge}>
          {t('zone_edge')}
        </button>
        <button type="button" className="link-button" onClick={onDraw}>
          {t('zone_redraw')}
        </button>
        <button type="button" className="link-button" onClick={() => remove('zone', zone.key)}>
          {t('zone_remove')}
        </button>
      </div>
    </li>
  );
}
