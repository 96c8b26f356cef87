'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { readPoint } from '@/lib/domain/shop/typed-point';
import type { EditedBranch } from './branches-place';
import { PointMap } from './point-map';

/** Where a branch is: a tap on the map, or a text of two numbers, which is pasted from one. */
export function PointEdit({ branch, zones }: { branch: EditedBranch; zones: Shop['zones'] }) {
  const t = useTranslations('StaffBranches');
  const { slug } = branch;
  const { of, edit, type, leave, typedAt, problemOf } = useEditing();
  const thing = { kind: 'branch' as const, key: slug };
  const place = { ...thing, field: ['latitude'] };
  const { latitude, longitude } = of(thing) ?? {};
  const typed = typedAt(place);
  const change = (text: string) => {
    const point = readPoint(text);
    type(place, text, point === null);
    if (point) edit(thing, (branch) => ({ ...branch, ...point }));
  };
  return (
    <div className="branches-point">
      <PointMap
        branches={[{ ...branch, label: branch.name }]}
        zones={zones.filter(({ branchSlug }) => branchSlug === slug)}
        pin={{ latitude: branch.latitude, longitude: branch.longitude }}
        onPin={(point) => {
          change(`${point.latitude}, ${point.longitude}`);
          leave(place);
        }}
      />
      <Field
        label={t('point')}
        hint={t('point_hint')}
        value={typed?.text ?? `${latitude}, ${longitude}`}
        error={
          typed?.isUnread
            ? t('point_wrong')
            : (problemOf(place) ?? problemOf({ ...thing, field: ['longitude'] }))
        }
        autoComplete="off"
        onChange={change}
        onBlur={() => leave(place)}
      />
      <a
        className="link-button"
        target="_blank"
        rel="noreferrer"
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
      >
        {t('point_see')}
      </a>
    </div>
  );
}
