import * as z from 'zod/mini';
import { categorySchema } from '@/lib/contract/menu/menu';
import {
  amountSchema,
  arrivalMinutesSchema,
  coordinatesSchema,
  dateSchema,
  idSchema,
  onTableClassSchema,
  pictureSchema,
  serviceChoiceSchema,
  slugSchema,
  stallSchema,
  timeSchema,
} from '@/lib/contract/primitives';
import { popupSchema } from '@/lib/contract/tenant/popups';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { PAUSED_SERVICES } from '@/lib/domain/branches/pauses';

/** `close` at or before `open` is on the next day. Null services: all. */
const shiftSchema = z.object({
  days: z.array(z.enum(WEEKDAYS)),
  open: timeSchema,
  close: timeSchema,
  services: z.nullable(z.array(serviceChoiceSchema)),
});

/** Replaces the week between two dates, inclusive. No shifts: closed; null `to`: until further notice. */
const hoursExceptionSchema = z.object({
  from: dateSchema,
  to: z.nullable(dateSchema),
  name: z.string(),
  shifts: z.array(z.object({ open: timeSchema, close: timeSchema })),
});

const pauseSchema = z.object({ service: z.nullable(z.enum(PAUSED_SERVICES)), until: z.string() });

export const openingHoursSchema = z.object({
  timezone: z.string(),
  weekly: z.array(shiftSchema),
  exceptions: z.array(hoursExceptionSchema),
  /** Its staff stopped them for a while, null: everything but bookings; left out where nothing is (rule branches/pause). */
  pauses: z.optional(z.array(pauseSchema)),
});

export const branchSchema = z.object({
  id: idSchema,
  supplier_id: idSchema,
  slug: slugSchema,
  name: z.string(),
  description: z.string(),
  locale: z.string(),
  ciudad_id: idSchema,
  city: z.string(),
  address: z.string(),
  location: coordinatesSchema,
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  email: z.nullable(z.string()),
  image: z.nullable(pictureSchema),
  banner: z.nullable(pictureSchema),
  services: z.array(serviceChoiceSchema),
  on_table_class: onTableClassSchema,
  has_delivery_pay: z.boolean(),
  has_take_away_pay: z.boolean(),
  has_on_table_pay: z.boolean(),
  has_book_pay: z.boolean(),
  has_room_pay: z.boolean(),
  minimum_order_value: amountSchema,
  shipping_price: z.array(z.object({ zone: z.string(), value: amountSchema })),
  /** How many days an order may be scheduled for, today counts; 0: none (rule branches/slots). */
  schedule_days: z.int().check(z.gte(0)),
  /** At least, before the address is known; null where no delivery is priced. */
  delivery_price_from: z.nullable(amountSchema),
  arrival_minutes: z.object({ delivery: arrivalMinutesSchema, take_away: arrivalMinutesSchema }),
  opening_hours: openingHoursSchema,
  /** How its tables are booked on a screen; null: by phone or chat, or not at all. */
  booking: z.nullable(
    z.object({ max_people: z.int().check(z.positive()), waiting_list_days: z.array(z.enum(WEEKDAYS)) }),
  ),
});
export type Branch = z.infer<typeof branchSchema>;

/** A branch with its menu (rule branches/one-serializer); `popups` are today's, in order. */
export const supplierSchema = z.extend(branchSchema, {
  /** The branches of its court, itself too, in their order; none elsewhere (rule table/court). */
  stalls: z.array(z.extend(stallSchema, { opening_hours: openingHoursSchema })),
  popups: z.array(popupSchema),
  /** Null where the tenant does not show it, or too few have said something (rule feedback/public-score). */
  score: z.nullable(z.object({ average: z.number(), count: z.int() })),
  /** No alcohol is sold then; of the next three days (rule menu/dry-law). */
  dry_law: z.nullable(z.object({ from: z.string(), to: z.string() })),
  menu: z.object({ categories: z.array(categorySchema) }),
  /** It takes nothing any more, and has no menu: the pages of its orders stay (rule branches/removed). */
  removed: z.optional(z.literal(true)),
});
export type Supplier = z.infer<typeof supplierSchema>;

/** A branch now (rule branches/one-serializer); `next_change` is an ISO instant, null beyond a week. */
export const supplierStateSchema = z.extend(branchSchema, {
  open: z.boolean(),
  next_change: z.nullable(z.string()),
  unavailable_products: z.array(idSchema),
});
export type SupplierState = z.infer<typeof supplierStateSchema>;
