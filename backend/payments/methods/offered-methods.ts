import type { SupplierRow } from '@/backend/branches';
import { isPaidFirst } from '@/lib/domain/branches/capabilities';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import {
  fitsService,
  isGatewayMethod,
  isOnlineMethod,
  type PaymentMethod,
} from '@/lib/domain/payments/payment-methods';
import { type ProviderName, takesMethod } from '@/lib/domain/payments/providers';

/** The `has_{product}_pay` flag (rule payments/methods). */
const PAY_FLAG = {
  delivery: 'delivery',
  schedule: 'delivery',
  take_away: 'take_away',
  on_table: 'on_table',
  grab_and_go: 'on_table',
  room: 'room',
  book: 'book',
} as const satisfies Record<ServiceChoice, string>;

export type OfferedMethod = { method: PaymentMethod; online: boolean; provider: ProviderName | null };

/** In the branch's order. A gateway's methods need `has_{product}_pay` and a gateway that takes them, or are left out. */
export function resolveMethods({
  row,
  service,
}: {
  row: SupplierRow;
  service: ServiceChoice;
}): OfferedMethod[] {
  if (!row.services.includes(service)) return [];
  const { paymentMethods, paymentProvider, onlinePay, transfer } = row.settings;
  const paidFirst = isPaidFirst({ service, onTableClass: row.on_table_class });
  return paymentMethods
    .filter(({ services }) => services.includes(service))
    .filter(({ method }) => fitsService({ method, service }))
    .map(({ method }) => ({
      method,
      online: isOnlineMethod(method),
      provider: isGatewayMethod(method) ? paymentProvider : null,
    }))
    .filter(({ method, provider }) => {
      if (method === 'transfer') return transfer !== null;
      if (isGatewayMethod(method))
        return onlinePay[PAY_FLAG[service]] && provider !== null && takesMethod(provider, method);
      // A room charge too: nothing checks the guest yet (docs/decisions/0169).
      return !paidFirst;
    });
}
