'use client';

import { ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useOpeningText } from '@/components/branches/opening-text';
import { Icon } from '@/components/ui/icon';
import { useNow } from '@/lib/browser/use-now';
import { useVisit } from '@/lib/browser/visit-provider';
import type { ReachingBranch } from '@/lib/contract/delivery/branches-at';
import { type OpeningHours, type OpenState, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import type { Delivering } from '@/lib/queries/coverage';

/** Of distances below a kilometre, in metres. */
const STEP = 50;

export type Reached = ReachingBranch & { slug: string; name: string; hours: OpeningHours };

function Facts({ branch, isNow }: { branch: ReachingBranch; isNow: boolean }) {
  const { delivery_price: price, minimum, minutes, distance_m: metres } = branch;
  const [t, menu] = [useTranslations('Place'), useTranslations('Menu')];
  const { currency } = useVisit().tenant;
  const print = (amount: number) =>
    formatMoney({ amountMinor: nearestMinor({ amount, currency }), currency });
  const words = [
    price === null ? t('price_later') : price === 0 ? t('free') : t('price', { price: print(price) }),
    // A closed kitchen and a chosen hour promise none (rule orders/arrival).
    ...(isNow ? [menu('minutes', minutes)] : []),
    ...(minimum > 0 ? [menu('minimum', { amount: print(minimum) })] : []),
    metres <= 1_000 - STEP
      ? t('distance_metres', { metres: Math.ceil(metres / STEP) * STEP })
      : t('distance', { km: metres / 1000 }),
  ];
  return <span className="text-muted">{words.join(' · ')}</span>;
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
  const rows = branches
    .map((one) => ({ one, state: resolveOpenState({ hours: one.hours, at, service }) }))
    .sort(openFirst);
  return (
    <ul className="grid gap-2">
      {rows.map(({ one, state }) => (
        <li key={one.supplier_id}>
          <a className="reach-row" href={serviceEntry({ slug: one.slug, choice: service })}>
            <span className="grid flex-1 gap-1">
              <span className="font-semibold">{one.name}</span>
              {!state.open && <span className="text-muted">{opening(state.next)}</span>}
              <Facts branch={one} isNow={state.open && service === 'delivery'} />
            </span>
            <Icon of={ChevronRight} size={22} className="flex-none" />
          </a>
        </li>
      ))}
    </ul>
  );
}
