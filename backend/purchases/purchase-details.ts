import type { AddressDraft, Contact } from '@/lib/contract/people/contact';
import type { Invoice } from '@/lib/contract/people/invoice';
import type { KeptPrice } from '@/lib/domain/cart/kept-price';
import type { StoredChoice } from '@/lib/domain/cart/stored-choices';
import type { TipChoice } from '@/lib/domain/cart/tip';
import type { ArrivalMinutes } from '@/lib/domain/orders/arrival';
import type { CancelReason } from '@/lib/domain/orders/cancel-reasons';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';

/** The line that its owner took out last. */
export type RemovedLine = {
  offerId: number;
  choices: StoredChoice[];
  comment: string;
  kept: KeptPrice | null;
  /** When it was put in: its place among the lines. */
  createdAt: string;
  removedAt: string;
};

/** The facts of a purchase beside its columns. Amounts in minor units. */
export type PurchaseDetails = {
  cutlery?: boolean | undefined;
  packed?: boolean | undefined;
  comment?: string | undefined;
  tip?: TipChoice | undefined;
  contact?: Contact | null | undefined;
  place?: AddressDraft | null | undefined;
  shippingZone?: string | null | undefined;
  scheduleDate?: string | null | undefined;
  scheduleHour?: string | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
  cashMinor?: number | null | undefined;
  birthDate?: string | null | undefined;
  invoice?: Invoice | null | undefined;
  /** As typed (rule table/room-charge). */
  guestName?: string | null | undefined;
  /** Number of the member who asked for the account's bill (rule table/bill). */
  billAskedBy?: number | undefined;
  /** Words of staff for the table, whose account they closed. */
  closeReason?: string | undefined;
  /** The account to which staff joined it (rule staff/join). */
  joinedTo?: number | undefined;
  /** Its diner was (rule people/erase). */
  isErased?: true | undefined;
  /** Why its owner cancelled it (rule orders/cancel). */
  cancelReason?: CancelReason | undefined;
  /** The words of staff about its way, which its diner reads. */
  staffWords?: string | undefined;
  /** As it was told when the order was placed, or by staff since. */
  arrival?: ArrivalMinutes | null | undefined;
  /** The promise that a move of staff to that status replaced by its minutes (rule staff/undo). */
  arrivalBefore?: { status: OrderStatus; arrival: ArrivalMinutes | null } | undefined;
  /** An order for now takes a place of this slot, by `slotKey` (rule branches/slot-places). */
  promisedSlot?: string | undefined;
  /** The hash of the address that it was placed from, while it waits for an online payment (rule orders/hold). */
  heldFrom?: string | undefined;
  /** Its coupon took off the delivery when it was placed, and nothing of the products. */
  isDeliveryFree?: boolean | undefined;
  /** A cart alone has it. */
  removed?: RemovedLine | undefined;
};
