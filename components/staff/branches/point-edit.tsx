'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import { readPoint } from '@/lib/domain/shop/typed-point';

/** Where a branch is, as maps say it: a text of two numbers, which is pasted from one. */
export function PointEdit({ slug }: { slug: string }) {
  const t = useTranslations('StaffBranches');
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
