import * as z from 'zod/mini';
import { onTableClassSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { BOOKING_INTERVALS } from '@/lib/domain/booking/booking-rules';
import { BUSY_MINUTES } from '@/lib/domain/branches/busy';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { PROVIDER_NAMES } from '@/lib/domain/payments/providers';
import { ACCOUNT_TYPES } from '@/lib/domain/payments/transfer';
import { minorSchema, shopPictureSchema, shopTextSchema } from './fields';

const daysSchema = z.array(z.enum(WEEKDAYS));
const contact = {
  phone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  email: z.nullable(z.string()),
};

const bookingSchema = z.strictObject({
  hours: z.array(z.strictObject({ days: daysSchema, first: z.string(), last: z.string() })),
  interval: z.union(BOOKING_INTERVALS.map((minutes) => z.literal(minutes))),
  stays: z.array(z.strictObject({ people: z.int(), minutes: z.int() })),
  noticeMinutes: z.int(),
  days: z.int(),
  maxPeople: z.int(),
  oversize: z.nullable(z.int()),
  walkInDays: daysSchema,
  walkInDates: z.array(z.string()),
  waitingListDays: daysSchema,
  approvedPeople: z.nullable(z.int()),
  contact: z.nullable(z.strictObject(contact)),
  deposit: z.nullable(
    z.strictObject({ perPersonMinor: minorSchema, fromPeople: z.int(), refundHours: z.int() }),
  ),
});

const transferSchema = z.strictObject({
  account: z.strictObject({
    bank: z.string(),
    type: z.nullable(z.enum(ACCOUNT_TYPES)),
    number: z.string(),
    holder: z.string(),
    document: z.string(),
  }),
  payMinutes: z.int(),
  reviewMinutes: z.int(),
});

const place = {
  slug: z.string(),
  name: z.string(),
  description: shopTextSchema,
  city: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  ...contact,
  image: shopPictureSchema,
  banner: shopPictureSchema,
};

const pace = {
  preparationMinutes: z.int(),
  wayMinutes: z.int(),
  scheduleDays: z.int(),
  slotMinutes: z.int(),
  slotOrders: z.nullable(z.int()),
  busyOver: z.nullable(
    z.strictObject({
      orders: z.int(),
      minutes: z.union(BUSY_MINUTES.map((minutes) => z.literal(minutes))),
    }),
  ),
  cancelMinutes: z.int(),
  deliveryCode: z.boolean(),
  autoAccept: z.array(serviceChoiceSchema),
  alertMinutes: z.int(),
  dayBegins: z.string(),
};

/** A branch: where it is, when it is open, what it offers and how it is paid. */
export const shopBranchSchema = z.strictObject({
  ...place,
  services: z.array(serviceChoiceSchema),
  onTableClass: onTableClassSchema,
  court: z.nullable(z.string()),
  onlinePay: z.strictObject({
    delivery: z.boolean(),
    take_away: z.boolean(),
    on_table: z.boolean(),
    book: z.boolean(),
    room: z.boolean(),
  }),
  minimumOrderMinor: minorSchema,
  shippingZones: z.array(z.strictObject({ zone: z.string(), valueMinor: minorSchema })),
  ...pace,
  booking: z.nullable(bookingSchema),
  /** A shift that closes before it opens ends on the next day; `services` null: all. */
  weekly: z.array(
    z.strictObject({
      days: daysSchema,
      open: z.string(),
      close: z.string(),
      services: z.nullable(z.array(serviceChoiceSchema)),
    }),
  ),
  exceptions: z.array(
    z.strictObject({
      from: z.string(),
      to: z.nullable(z.string()),
      name: z.string(),
      shifts: z.array(z.strictObject({ open: z.string(), close: z.string() })),
    }),
  ),
  paymentMethods: z.array(
    z.strictObject({ method: z.enum(PAYMENT_METHODS), services: z.array(serviceChoiceSchema) }),
  ),
  paymentProvider: z.nullable(z.enum(PROVIDER_NAMES)),
  transfer: z.nullable(transferSchema),
});
