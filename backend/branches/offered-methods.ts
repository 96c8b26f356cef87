import { isPaidFirst } from '@/lib/domain/branches/capabilities';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import {
  fitsService,
  isGatewayMethod,
  isOnlineMethod,
  isRoomCharge,
  type MethodObstacle,
  type PaymentMethod,
} from '@/lib/domain/payments/payment-methods';
import { type ProviderName, takesMethod } from '@/lib/domain/payments/providers';
import type { SupplierRow } from './supplier-rows';

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
type AskedMethod = OfferedMethod & { obstacle: MethodObstacle | null };
type Asked = { row: SupplierRow; service: ServiceChoice };

/** A gateway's methods need a gateway that takes them, a transfer its account. */
function isConfigured({ row, method }: Pick<Asked, 'row'> & { method: PaymentMethod }): boolean {
  const { paymentProvider, transfer } = row.settings;
  if (isGatewayMethod(method)) return paymentProvider !== null && takesMethod(paymentProvider, method);
  return method !== 'transfer' || transfer !== null;
}

/** In the branch's order, also those that it asks for and cannot take. Without `has_{product}_pay` no gateway's method. */
export function listAskedMethods({ row, service }: Asked): AskedMethod[] {
  if (!row.services.includes(service)) return [];
  const { paymentMethods, paymentProvider, onlinePay } = row.settings;
  const paidFirst = isPaidFirst({ service, onTableClass: row.on_table_class });
  return paymentMethods
    .filter(({ services }) => services.includes(service))
    .filter(({ method }) => fitsService({ method, service }))
    .filter(({ method }) => {
      if (isGatewayMethod(method)) return onlinePay[PAY_FLAG[service]];
      return isOnlineMethod(method) || isRoomCharge(method) || !paidFirst;
    })
    .map(({ method }) => ({
      method,
      online: isOnlineMethod(method),
      provider: isGatewayMethod(method) ? paymentProvider : null,
      obstacle: isConfigured({ row, method }) ? null : 'not_configured',
    }));
}

/** Lists the methods that can be chosen. */
export const resolveMethods = (asked: Asked): OfferedMethod[] =>
  listAskedMethods(asked).filter(({ obstacle }) => obstacle === null);
