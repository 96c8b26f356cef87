import type * as z from 'zod/mini';
import { bookingSchema } from '@/lib/contract/booking/booking';
import { branchSchema, supplierStateSchema } from '@/lib/contract/branches/supplier';
import { cartLineSchema, cartSchema } from '@/lib/contract/cart/cart';
import { citiesSchema, supplierAvailabilitySchema } from '@/lib/contract/delivery/polygons';
import { rateSchema } from '@/lib/contract/feedback/rating';
import { productSchema } from '@/lib/contract/menu/menu';
import { orderSchema } from '@/lib/contract/orders/orders';
import { ageSchema } from '@/lib/contract/people/legal';
import { anonymousProfileRequestSchema, anonymousProfileSchema } from '@/lib/contract/people/profile';
import { accountSchema } from '@/lib/contract/table/account';
import { tableVisitSchema } from '@/lib/contract/table/calls';
import { instanceSchema } from '@/lib/contract/tenant/instance';
import { trackingRequestSchema } from '@/lib/contract/visit/tracking';
import { deliverySlice } from '@/lib/stores/delivery/delivery-slice';
import { couponsSlice, onTableSlice, orderSlice, profileSlice, sharedSlice } from '@/lib/stores/slices';

/** Where a field may stand: a schema of the wire, or a slice of the browser. */
export const SCHEMAS: Record<string, z.ZodMiniType> = {
  profile: anonymousProfileSchema,
  newProfile: anonymousProfileRequestSchema,
  instance: instanceSchema,
  branch: branchSchema,
  branchNow: supplierStateSchema,
  availability: supplierAvailabilitySchema,
  cities: citiesSchema,
  product: productSchema,
  cart: cartSchema,
  line: cartLineSchema,
  purchase: orderSchema,
  diner: profileSlice.schema,
  choices: orderSlice.schema,
  table: onTableSlice.schema,
  visitOfTable: tableVisitSchema,
  account: accountSchema,
  booking: bookingSchema,
  age: ageSchema,
  coupons: couponsSlice.schema,
  delivery: deliverySlice.schema,
  visit: sharedSlice.schema,
  rating: rateSchema,
  event: trackingRequestSchema,
};

/** Fields that carry their own names in a schema. */
const same = (schema: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, `${schema}.${name}`]));

/** The entities of the product, each field with the place that keeps it. */
export const ENTITIES: Record<string, Record<string, string>> = {
  Profile: {
    ...same('profile', 'id token name phone categories email birthday_date phone_code phone_code_iso2 sex'),
    ...same('profile', 'dni dni_type location'),
    'domain of an anonymous one': 'newProfile.profile.domain',
    'name of an anonymous one': 'newProfile.profile.name',
    allow_gps: 'profile.allow_gps',
    place: 'diner.places',
    'supplier availability': 'availability.supplier_id',
    'ghost location': 'diner.ghost',
  },
  Session: { id: 'visit.session.id' },
  Instance: {
    ...same('instance', 'id slug name status country_code currency language langs suppliers links'),
    ...same('instance', 'links.type theme style_custom preload pixel_google_analytics'),
    ...same('instance', 'pixel_facebook_analytics rate_nps rate_digitalmenu linktree linktree_logo.thumb'),
    ...same('instance', 'linktree_add_suppliers labels_buttons.nuestras_tiendas meta.favicon'),
    ...same('instance', 'category_establishment locale new_menu_v3 theme.dark theme.theme_color'),
    ...same('instance', 'theme.titles_txt_color theme.page_bgcolor theme.suppliers_background_image'),
    ...same('instance', 'linktree.label linktree.label_custom linktree.url linktree.target'),
  },
  'Supplier / branch': {
    ...same('branch', 'id slug locale has_delivery_pay has_take_away_pay has_on_table_pay has_book_pay'),
    ...same('branch', 'has_room_pay minimum_order_value shipping_price.value ciudad_id supplier_id'),
    ...same('branch', 'on_table_class'),
  },
  Polygon: same('availability', 'polygon.id polygon.active polygon.polygon_found polygon.delivery_price'),
  City: same('cities', 'id supplier_id latitud longitud'),
  'Saved location': {
    ...same('diner.places', 'latitude longitude address address_optional formatted_address city place_id'),
    ...same('diner.places', 'location_price supplier_id polygon_id'),
  },
  'Order state': {
    ...same('choices', 'service subservice service_label purchaseId taPurchaseId otPurchaseId'),
    tip: 'cart.tip_choice.include',
    'tip percent': 'cart.tip_choice.percent',
    'tip customValue': 'cart.tip_choice.customValue',
    transaction: 'purchase.payment.id',
    idsProductsOnCart: 'cart.products.product_id',
    'shopping cart total': 'cart.total',
  },
  'Shopping cart': same('cart', 'total cutlery packed comment'),
  'On-table state': {
    tableId: 'table.tableId',
    'unavailable products': 'branchNow.unavailable_products',
    'waiter called': 'visitOfTable.calls.called_at',
    'product in cooking': 'account.rounds.state',
  },
  'Booking state': {
    banner: 'branch.banner',
    bookPurchaseId: 'booking.deposit.purchase_id',
    bookInfo: 'booking.state',
  },
  'Pay state': {
    payment_method: 'purchase.payment_method',
    purchase: 'purchase.payment.id',
    message: 'purchase.payment.message',
    'bank-transfer process': 'purchase.payment.pse.bank',
  },
  'Chat messages': { messages: 'visit.notices' },
  'Coupon state': {
    'detail list': 'cart.coupon.code',
    'validate result': 'cart.issues.key',
    text: 'coupons.text',
  },
  'Schedule order': {
    ...same('cart', 'schedule_date schedule_hour'),
    commentStore: 'cart.comment',
    packedStore: 'cart.packed',
    cutleryStore: 'cart.cutlery',
    cities: 'cities.name',
  },
  Legal: {
    'birth date': 'cart.birth_date',
    'adult flag': 'age.mayor_edad',
    'cookie consent': 'visit.cookies.accepted',
  },
  Product: {
    ...same('product', 'id product_id name label category price promo image description is_alcoholic'),
    ...same('product', 'is_new important is_promo'),
    ...same('line', 'subtotal count'),
  },
  'Product of an event': {
    ...same('event.product', 'id product_id name label category price subtotal count promo image'),
    ...same('event.product', 'description is_alcoholic is_new important is_promo'),
  },
  'Rating payload': same(
    'rating',
    'rateExpSponsor rateMenuDigital rate_digitalmenu rate_nps comment name phone email',
  ),
  Purchase: same('purchase', 'id products total bck_purchase_id'),
};
