import type { SupplierRow } from '@/backend/branches';
import { isPaidFirst } from '@/lib/domain/branches/capabilities';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import {
  fitsService,
  isBuiltMethod,
  isOnlineMethod,
  type PaymentMethod,
} from '@/lib/domain/payments/payment-methods';
import type { LocalText } from '@/lib/domain/text/local-text';

/** Names for countries without words of their own. */
export const METHOD_LABELS: Record<PaymentMethod, LocalText> = {
  card: { es: 'Tarjeta de crédito o débito', en: 'Credit or debit card', pt: 'Cartão de crédito ou débito' },
  pse: { es: 'PSE', en: 'PSE bank transfer', pt: 'Transferência PSE' },
  nequi: { es: 'Nequi', en: 'Nequi', pt: 'Nequi' },
  wallet: { es: 'Billetera digital', en: 'Digital wallet', pt: 'Carteira digital' },
  cash: { es: 'Efectivo', en: 'Cash', pt: 'Dinheiro' },
  card_reader: { es: 'Datáfono', en: 'Card reader', pt: 'Maquininha' },
  face_to_face: { es: 'Pago en caja', en: 'Pay at the till', pt: 'Pagamento no caixa' },
  room_charge: { es: 'Cargo a la habitación', en: 'Room charge', pt: 'Lançar na conta do quarto' },
  transfer: { es: 'Transferencia', en: 'Bank transfer', pt: 'Transferência bancária' },
};

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

/** Online methods that the adapter can charge; others are not offered. */
const ADAPTED: readonly PaymentMethod[] = ['card'];
const isAdapted = (method: PaymentMethod) => ADAPTED.includes(method);

export type OfferedMethod = { method: PaymentMethod; online: boolean; provider: string | null };

/** In the branch's order. Online methods need `has_{product}_pay` and a gateway, or are left out. */
export function resolveMethods({
  row,
  service,
}: {
  row: SupplierRow;
  service: ServiceChoice;
}): OfferedMethod[] {
  if (!row.services.includes(service)) return [];
  const { paymentMethods, paymentProvider, onlinePay } = row.settings;
  const paidFirst = isPaidFirst({ service, onTableClass: row.on_table_class });
  return paymentMethods
    .filter(({ method, services }) => services.includes(service) && isBuiltMethod(method))
    .filter(({ method }) => fitsService({ method, service }))
    .map(({ method }) => ({
      method,
      online: isOnlineMethod(method),
      provider: isOnlineMethod(method) ? paymentProvider : null,
    }))
    .filter(({ method, online, provider }) => {
      if (online) return onlinePay[PAY_FLAG[service]] && provider !== null && isAdapted(method);
      return method === 'room_charge' || !paidFirst;
    });
}
