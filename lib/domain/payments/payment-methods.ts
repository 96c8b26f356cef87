import { SERVICE_CHOICES, type ServiceChoice } from '@/lib/domain/branches/services';
import type { Currency } from '@/lib/domain/money/currencies';

type Method = {
  /** The receiver of the money: only `gateway` is charged by a call, and only `in_person` is paid when the order is handed over. */
  taken: 'gateway' | 'transfer' | 'in_person' | 'room';
  services: readonly ServiceChoice[];
  /** The only country that knows it; null: any. */
  currency: Currency | null;
};

const NOT_BROUGHT = ['take_away', 'on_table', 'room', 'book', 'grab_and_go'] as const;

/**
 * The ways to pay (rule payments/methods). Contract, screens, import and gateways read them from here; all places that another
 * one needs are in docs/providers.md, «Adding a way to pay».
 */
const METHODS = {
  card: { taken: 'gateway', services: SERVICE_CHOICES, currency: null },
  pse: { taken: 'gateway', services: SERVICE_CHOICES, currency: 'COP' },
  nequi: { taken: 'gateway', services: SERVICE_CHOICES, currency: 'COP' },
  cash: { taken: 'in_person', services: SERVICE_CHOICES, currency: null },
  card_reader: { taken: 'in_person', services: SERVICE_CHOICES, currency: null },
  // A till.
  face_to_face: { taken: 'in_person', services: NOT_BROUGHT, currency: null },
  room_charge: { taken: 'room', services: ['room'], currency: null },
  // A table cannot wait for its review.
  transfer: { taken: 'transfer', services: ['delivery', 'schedule', 'take_away'], currency: null },
} as const satisfies Record<string, Method>;

export type PaymentMethod = keyof typeof METHODS;
type TakenBy<T extends Method['taken']> = {
  [M in PaymentMethod]: (typeof METHODS)[M]['taken'] extends T ? M : never;
}[PaymentMethod];
export type GatewayMethod = TakenBy<'gateway'>;
export type InPersonMethod = TakenBy<'in_person'>;

/** Why one that the branch asks for cannot be chosen there. */
export const METHOD_OBSTACLES = ['not_configured'] as const;
export type MethodObstacle = (typeof METHOD_OBSTACLES)[number];

/** Safe cast: these are the record's only keys. */
export const PAYMENT_METHODS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export const isGatewayMethod = (method: PaymentMethod): method is GatewayMethod =>
  METHODS[method].taken === 'gateway';

/** Without transfers and room charges: no money changes hands there. */
export const isInPerson = (method: PaymentMethod): method is InPersonMethod =>
  METHODS[method].taken === 'in_person';
export const IN_PERSON_METHODS = PAYMENT_METHODS.filter(isInPerson);

/** Paid before the kitchen begins: at a gateway, or by a transfer that staff confirm. */
export const isOnlineMethod = (method: PaymentMethod): boolean =>
  isGatewayMethod(method) || METHODS[method].taken === 'transfer';

/** Whether a gateway took the money of an order, and gives it back when the order is cancelled. */
export const isPaidOnline = ({
  paid,
  payment_method: method,
}: {
  paid: boolean;
  payment_method: string;
}): boolean => paid && PAYMENT_METHODS.some((one) => one === method && isGatewayMethod(one));

/** PSE names its payer by a phone; cards name none, and Nequi has a field for its own (rule people/optional-phone). */
export const needsPayerPhone = (method: PaymentMethod | null): boolean => method === 'pse';

/** Counts as paid when the order is placed: the hotel takes the money (rule table/room-charge). */
export const isRoomCharge = (method: PaymentMethod): boolean => METHODS[method].taken === 'room';

export const fitsService = ({
  method,
  service,
}: {
  method: PaymentMethod;
  service: ServiceChoice;
}): boolean => METHODS[method].services.some((one) => one === service);

/** False for the way to pay of another country. */
export const fitsCurrency = (method: PaymentMethod, currency: Currency): boolean =>
  (METHODS[method].currency ?? currency) === currency;
