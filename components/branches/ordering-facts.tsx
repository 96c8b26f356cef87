import { getTranslations } from 'next-intl/server';
import { factMarks, quoteMarks } from '@/lib/browser/menu-markup/chosen-service';
import type { Branch } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { resolveMinimumOrder } from '@/lib/domain/cart/minimum-order';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';

const SERVICES = ['delivery', 'take_away'] as const;

/**
 * The terms of an order placed now (rule orders/arrival, rule delivery/price, rule cart/minimum-order).
 * @param only of these services, which the page is about; empty: of all
 */
export async function OrderingFacts({
  branch,
  tenant,
  only = [],
}: {
  branch: Branch;
  tenant: Instance;
  only?: readonly ServiceChoice[];
}) {
  const [t, services] = [await getTranslations('Menu'), await getTranslations('Services')];
  const { currency, country_code: country } = tenant;
  const offered = SERVICES.filter(
    (service) => branch.services.includes(service) && (only.length === 0 || only.includes(service)),
  );
  if (offered.length === 0) return null;
  const print = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const minorOf = (amount: number) => nearestMinor({ amount, currency });
  const from = branch.delivery_price_from;
  const minimumMinor = resolveMinimumOrder({
    country,
    branchMinor: minorOf(branch.minimum_order_value),
    zoneMinor: null,
  });
  return (
    <p className="ordering-facts">
      {/* Facts that the script hides stand last, so that nothing else moves. */}
      {minimumMinor > 0 && (
        <span {...quoteMarks('minimum')}>{t('minimum', { amount: print(minimumMinor) })}</span>
      )}
      {offered.map((service) => (
        <span key={service} {...factMarks(service)}>
          {only.length === 0 && <span className="fact-of">{`${services(service)} `}</span>}
          {service === 'delivery' && from !== null && (
            <span {...quoteMarks('price')}>{t('price_from', { amount: print(minorOf(from)) })}</span>
          )}
          <span className="fact-minutes">{t('minutes', branch.arrival_minutes[service])}</span>
        </span>
      ))}
    </p>
  );
}
