import type { SupplierRow } from '@/backend/branches';
import type { Subservice } from '@/lib/domain/branches/services';
import type { Bill } from '@/lib/domain/cart/bill';
import type { CouponRules } from '@/lib/domain/cart/coupon';
import type { MemberRole } from '@/lib/domain/orders/members';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { TableKind } from '@/lib/domain/table/table-visit';
import type { PurchaseDetails } from './purchase-details';

export type OrderService = 'delivery' | 'take_away' | 'on_table';
/** `book`: the deposit of a booking, which is no order (rule booking/deposit). */
export type PurchaseService = OrderService | 'book';

/** A table or a room. */
export type Seat = { id: number; kind: TableKind; label: string };

type PurchaseCoupon = {
  id: number;
  code: string;
  rules: CouponRules;
  gone: boolean;
  used_in_all: number;
  used_by_diner: number;
  has_ordered: boolean;
};

export type PurchaseRow = {
  id: number;
  profile_id: number;
  status: OrderStatus;
  service: PurchaseService;
  subservice: Subservice | null;
  /** The table or room that it goes to. */
  seat: Seat | null;
  version: number;
  details: PurchaseDetails;
  /** The bill at the moment of placing; null in a cart that was never placed. */
  bill: Bill | null;
  total_minor: number | null;
  stock_held: boolean;
  hold_until: Date | null;
  released_at: Date | null;
  placed_at: Date | null;
  placed_key: string | null;
  bck_purchase_id: string | null;
  /** Counted per tenant; null before placing. */
  number: number | null;
  /** The number that a counter calls out (rule table/pick-up). */
  turn: number | null;
  pick_up_code: string | null;
  /** While it is on its way, where its diner proves the delivery by signs (rule orders/delivery-code). */
  delivery_code: { code: string; tries: number } | null;
  /** True for a table's account (rule table/account). */
  is_account: boolean;
  bill_asked_at: Date | null;
  touched_at: Date | null;
  /** Since when it goes before the others in its kitchen (rule staff/first). */
  first_at: Date | null;
  /** Whose deposit it is (rule booking/deposit). */
  booking_id: number | null;
  /** Until when others add to it; null if nobody ever could (rule cart/group). */
  group_until: Date | null;
  coupon: PurchaseCoupon | null;
  /** Set for a stall's part: the order of the court that was paid (rule table/court). */
  court_order_id: number | null;
  /** A court's order whose lines are its stalls' now. */
  is_split: boolean;
  created_at: Date;
  has_zones: boolean;
  /** Null for a cart, and for purchases placed before it was kept. */
  agreed: { seller: string; includes_tax: boolean } | null;
  supplier: SupplierRow;
  /** All stalls of a cart's court; else null. */
  stalls: SupplierRow[] | null;
};
/** A purchase as one of its members sees it. */
export type MemberPurchaseRow = PurchaseRow & {
  role: MemberRole;
  /** In a group or an account; null for a single owner, and for a payer who came by a link. */
  member_number: number | null;
  /** A link let them in to pay. */
  is_payer: boolean;
};
