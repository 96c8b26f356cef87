'use client';

import { useTranslations } from 'next-intl';
import { BranchRow } from '@/components/branches/branch-row';
import { useOpeningText } from '@/components/branches/opening-text';
import { useApp } from '@/lib/browser/app-provider';
import { useNow } from '@/lib/browser/use-now';
import type { ReachingBranch } from '@/lib/contract/delivery/branches-at';
import { type OpeningHours, type OpenState, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import type { Delivering } from '@/lib/queries/delivery/coverage';
import { keepQuote } from '@/lib/stores/delivery/chosen-address';

/** Distances below a kilometre are rounded up to this many metres. */
const STEP = 50;

export type Reached = ReachingBranch & {
  slug: string;
  name: string;
  hours: OpeningHours;
  picture: string | null;
};

function RowPicture({ src }: { src: string }) {
  // biome-ignore lint/performance/noImgElement: the file of the list's own row, with its own address
  return <img src={src} alt="" width={176} height={99} />;
}

function Facts({ branch, isNow }: { branch: ReachingBranch; isNow: boolean }) {
  const { delivery_price: price, minimum, minutes, distance_m: metres } = branch;
  const [t, menu] = [useTranslations('Place'), useTranslations('Menu')];
  const { currency } = useApp().tenant;
  const print = (amount: number) =>
    formatMoney({ amountMinor: nearestMinor({ amount, currency }), currency });
  const distance = (away: number) =>
    away <= 1_000 - STEP
      ? t('distance_metres', { metres: Math.ceil(away / STEP) * STEP })
      : t('distance', { km: away / 1000 });
  const words = [
    price === null ? t('price_later') : price === 0 ? t('free') : t('price', { price: print(price) }),
    // A closed kitchen and a chosen hour promise none (rule orders/arrival).
    ...(isNow ? [menu('minutes', minutes)] : []),
    ...(minimum > 0 ? [menu('minimum', { amount: print(minimum) })] : []),
    ...(metres === null ? [] : [distance(metres)]),
  ];
  return <p className="text-muted">{words.join(' · ')}</p>;
}

/** An open branch before a closed one; else as they come. */
const openFirst = (one: { state: OpenState }, other: { state: OpenState }) =>
  Number(other.state.open) - Number(one.state.open);

/** Each leads into its menu (rule delivery/reach). */
export function ReachingBranches({
  branches,
  service,
}: {
  branches: readonly Reached[];
  service: Delivering;
}) {
  const opening = useOpeningText();
  const at = useNow();
  const { stores } = useApp();
  const rows = branches
    .map((one) => ({ one, state: resolveOpenState({ hours: one.hours, at, service }) }))
    .sort(openFirst);
  return (
    <ul className="branch-rows">
      {rows.map(({ one, state }) => (
        <li key={one.supplier_id}>
          <BranchRow
            name={one.name}
            href={serviceEntry({ slug: one.slug, choice: service })}
            onOpen={() => keepQuote({ stores, branch: one })}
            picture={one.picture && <RowPicture src={one.picture} />}
          >
            {!state.open && <p className="font-semibold text-muted">{opening(state.next)}</p>}
            <Facts branch={one} isNow={state.open && service === 'delivery'} />
          </BranchRow>
        </li>
      ))}
    </ul>
  );
}
