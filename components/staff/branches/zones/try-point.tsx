'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Field } from '@/components/ui/field';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { findZone } from '@/lib/domain/delivery/coverage';
import type { Point } from '@/lib/domain/delivery/point';
import { formatMoney } from '@/lib/domain/money/money';
import type { EditedBranch } from '../branches-place';

type Zone = Shop['zones'][number];
type Props = {
  branch: EditedBranch;
  branches: readonly EditedBranch[];
  /** Those of all branches. */
  zones: readonly Zone[];
  text: string;
  point: Point | null;
  onText: (text: string) => void;
};

/** Says what a delivery to a point would cost, from this branch and from others (rule delivery/coverage). */
export function TryPoint({ branch, branches, zones, text, point, onText }: Props) {
  const t = useTranslations('StaffBranches');
  const { facts } = useEditing();
  const reaching = (point ? [branch, ...branches.filter(({ slug }) => slug !== branch.slug)] : []).flatMap(
    ({ slug, name }) => {
      const own = zones.filter(({ branchSlug }) => branchSlug === slug);
      const zone = point && findZone({ zones: own, ...point });
      return zone ? [{ slug, name, zone }] : [];
    },
  );
  const sayReach = ({ slug, name, zone }: (typeof reaching)[number]) => {
    const price = formatMoney({ amountMinor: zone.deliveryMinor, currency: facts.currency });
    const said = { zone: zone.name ?? t('zone_unnamed'), price };
    return slug === branch.slug ? t('try_in', said) : t('try_other', { ...said, branch: name });
  };
  return (
    <div className="grid gap-2">
      <Field label={t('try')} hint={t('try_hint')} value={text} onChange={onText} autoComplete="off" />
      <div role="status" className="empty:hidden">
        {!point && text.trim() !== '' && <p>{t('point_wrong')}</p>}
        {point && reaching[0]?.slug !== branch.slug && <p>{t('try_outside')}</p>}
        {reaching.map((one) => (
          <p key={one.slug}>{sayReach(one)}</p>
        ))}
      </div>
    </div>
  );
}
