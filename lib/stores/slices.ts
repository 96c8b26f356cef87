import * as z from 'zod/mini';
import { anonymousProfileSchema } from '@/lib/contract/people/profile';
import {
  amountSchema,
  coordinatesSchema,
  dateSchema,
  idSchema,
  languageSchema,
  serviceSchema,
} from '@/lib/contract/primitives';
import { SUBSERVICES } from '@/lib/domain/branches/services';
import { CART_LINES, LINE_COUNT } from '@/lib/domain/cart/line-limits';
import { TABLE_KINDS } from '@/lib/domain/table/table-visit';
import { addressSchema, keptText as text } from './delivery/delivery-slice';
import { defineSlice } from './slice-store';

/** The fields of an address that a diner types. */
export const PLACE_WORDS = ['address', 'address_optional', 'neighbourhood', 'postcode', 'reference'] as const;
export type PlaceWords = Record<(typeof PLACE_WORDS)[number], string>;

/** Null: the tenant's own language. */
export const templateSlice = defineSlice({
  name: 'template',
  version: 1,
  schema: z.object({ language: z.nullable(languageSchema) }),
  initial: { language: null },
});

/** Without documents and birthdays (guarantee/little-in-storage). */
export const profileSlice = defineSlice({
  name: 'profile',
  version: 1,
  schema: z.object({
    profile: z.nullable(
      z.pick(anonymousProfileSchema, {
        id: true,
        token: true,
        name: true,
        phone: true,
        phone_code: true,
        phone_code_iso2: true,
        email: true,
      }),
    ),
    /** Their last answers are filled in, so the next form begins folded (rule orders/sections). */
    hasOrdered: z._default(z.boolean(), false),
    places: z.array(addressSchema).check(z.maxLength(20)),
    /** To browse by, never to deliver to (rule delivery/browsing-point). */
    ghost: z.nullable(coordinatesSchema),
  }),
  initial: { profile: null, hasOrdered: false, places: [], ghost: null },
});

/** `customer_id` on the wire (rule tenant/customer-id). */
export const customerSlice = defineSlice({
  name: 'customer',
  version: 1,
  schema: z.object({ id: z.nullable(idSchema) }),
  initial: { id: null },
});

const choice = { option_id: idSchema, count: z.int(), text: z.optional(text) };
/** A dish that was added before anybody knew where to (rule delivery/parked). */
const parkedSchema = z.object({
  supplier_id: idSchema,
  product: z.object({
    id: idSchema,
    count: z.int(),
    comment: text,
    options: z
      .array(z.object({ ...choice, options: z.optional(z.array(z.object(choice)).check(z.maxLength(60))) }))
      .check(z.maxLength(60)),
  }),
  name: text,
  /** It goes on at this branch, because the one where it was added does not come. */
  isElsewhere: z.boolean(),
});
export type ParkedDish = z.infer<typeof parkedSchema>;

/** Ids and choices; carts stay on the server (rule cart/found-again). */
export const orderSlice = defineSlice({
  name: 'order',
  version: 1,
  schema: z.object({
    service: z.nullable(serviceSchema),
    subservice: z.nullable(z.enum(SUBSERVICES)),
    service_label: z.nullable(text),
    purchaseId: z.nullable(idSchema),
    taPurchaseId: z.nullable(idSchema),
    otPurchaseId: z.nullable(idSchema),
    /** Carts were open when the service was cleared (rule cart/found-again). */
    cartsLeft: z._default(z.boolean(), false),
    /** Carts that the diner left where they are, and for which service: not asked again. */
    parted: z._default(z.array(text).check(z.maxLength(20)), []),
    parked: z._default(z.nullable(parkedSchema), null),
    /** The diner says later where to: not asked again in this visit. */
    placeLater: z._default(z.boolean(), false),
  }),
  initial: {
    service: null,
    subservice: null,
    service_label: null,
    purchaseId: null,
    taPurchaseId: null,
    otPurchaseId: null,
    cartsLeft: false,
    parted: [],
    parked: null,
    placeLater: false,
  },
});

/** The data of a sale that pixels receive; without name, contact or address. Amounts in major units. */
const saleSchema = z.object({
  id: text,
  event: z.enum(['begin_checkout', 'purchase']),
  purchase_id: idSchema,
  value: amountSchema,
  coupon: z.nullable(text),
  items: z
    .array(z.object({ id: idSchema, name: text, price: amountSchema, count: z.int() }))
    .check(z.maxLength(200)),
  time: text,
  /** Kept, so that it is told once. */
  told: z.boolean(),
  /** False: the server tells Google of it (rule visit/told-sales). */
  google: z._default(z.boolean(), true),
});
export type Sale = z.infer<typeof saleSchema>;

/** Session, origin, and what was answered and seen. */
export const sharedSlice = defineSlice({
  name: 'shared',
  version: 1,
  schema: z.object({
    session: z.nullable(z.object({ id: idSchema })),
    acquisition: z.nullable(z.object({ id: idSchema })),
    metricSent: z.boolean(),
    cookies: z.nullable(
      z.object({ version: text, accepted: z.boolean(), time: text, recorded: z.boolean() }),
    ),
    notices: z.array(text).check(z.maxLength(5)),
    /** For the pixels of the next measured page (rule visit/sales). */
    sales: z._default(z.array(saleSchema).check(z.maxLength(20)), []),
    /** Purchases that the server tells Google of (rule visit/told-sales). */
    serverTells: z._default(z.array(idSchema).check(z.maxLength(20)), []),
    /** The diner knows that nothing is stored (guarantee/no-storage). */
    storageTold: z._default(z.boolean(), false),
  }),
  initial: {
    session: null,
    acquisition: null,
    metricSent: false,
    cookies: null,
    notices: [],
    sales: [],
    serverTells: [],
    storageTold: false,
  },
});

export const onTableSlice = defineSlice({
  name: 'ontable',
  version: 1,
  schema: z.object({
    tableId: z.nullable(idSchema),
    /** The label of the table or the room. */
    tableCode: z.nullable(text),
    kind: z._default(z.enum(TABLE_KINDS), 'table'),
    supplierId: z._default(z.nullable(idSchema), null),
    until: z._default(z.nullable(text), null),
    /** The table that a new code replaced, until it was said. */
    before: z._default(z.nullable(text), null),
    /** A round on its way to the kitchen, until it was answered (rule table/sending). */
    sending: z._default(
      z.nullable(
        z.object({
          key: text,
          whose: z.enum(['mine', 'all']),
          version: z.int(),
          taken: z.optional(z.boolean()),
        }),
      ),
      null,
    ),
    /** When the account was opened that the diner did not want to join: not asked again. */
    passedBy: z._default(z.nullable(text), null),
    /** As the table knows the diner. */
    name: z._default(z.string().check(z.maxLength(40)), ''),
    /** To tell the waiter, where a menu takes no orders (rule table/my-list). */
    list: z._default(
      z
        .array(z.object({ id: idSchema, name: text, count: z.int().check(z.gte(1), z.lte(LINE_COUNT)) }))
        .check(z.maxLength(CART_LINES)),
      [],
    ),
    /** The branch whose menu the list is of. */
    listOf: z._default(z.nullable(idSchema), null),
    /** Where and on which day the visit was rated: not asked again then (rule feedback/rating-tab). */
    rated: z._default(z.nullable(z.object({ supplierId: idSchema, day: dateSchema })), null),
    /** The surveys that were answered: not asked again on the day (rule feedback/survey). */
    answered: z._default(
      z
        .array(z.object({ supplierId: idSchema, survey: z.string().check(z.maxLength(80)), day: dateSchema }))
        .check(z.maxLength(20)),
      [],
    ),
  }),
  initial: {
    tableId: null,
    tableCode: null,
    kind: 'table' as const,
    supplierId: null,
    until: null,
    before: null,
    sending: null,
    passedBy: null,
    name: '',
    list: [],
    listOf: null,
    rated: null,
    answered: [],
  },
});

export const couponsSlice = defineSlice({
  name: 'coupons',
  version: 1,
  schema: z.object({
    text: z.string().check(z.maxLength(60)),
    /** A code of a shared address, until a cart has been asked for it; `least`: what its products have to cost first. */
    linked: z._default(z.nullable(z.object({ code: text, least: z.nullable(amountSchema) })), null),
  }),
  initial: { text: '', linked: null },
});
