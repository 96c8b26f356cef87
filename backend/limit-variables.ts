import * as z from 'zod';

const count = (usual: number) => z.coerce.number().int().positive().default(usual);

/** docs/limits.md says what each limit counts. */
export const limitVariables = {
  LIMIT_ADDRESS_PER_MINUTE: count(6_000),
  LIMIT_TENANT_PER_MINUTE: count(30_000),
  LIMIT_PROFILE_PER_MINUTE: count(600),
  LIMIT_PROFILES_PER_MINUTE: count(600),
  LIMIT_ADDRESS_PROFILES_PER_MINUTE: count(60),
  LIMIT_WRONG_TOKENS_PER_MINUTE: count(20),
  LIMIT_SIGN_INS_PER_MINUTE: count(10),
  LIMIT_COUPONS_PER_MINUTE: count(10),
  LIMIT_WALLET_PUSHES_PER_HOUR: count(6),
  LIMIT_PROOFS_PER_DAY: count(20),
  LIMIT_ADDRESS_BOOKINGS_PER_HOUR: count(120),
  LIMIT_UNPAID_ORDERS_PER_HOUR: count(10),
  LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: count(120),
  LIMIT_HELD_ORDERS: count(3),
  LIMIT_ADDRESS_HELD_ORDERS: count(12),
  LIMIT_ADDRESS_RATINGS_PER_HOUR: count(120),
  LIMIT_OWN_DATA_PER_MINUTE: count(6),
  LIMIT_PLACES_PER_MINUTE: count(60),
  LIMIT_ADDRESS_PLACES_PER_MINUTE: count(300),
  LIMIT_TENANT_PLACES_PER_MINUTE: count(1_200),
  LIMIT_WRONG_COUPONS_PER_HOUR: count(30),
  LIMIT_ADDRESS_WRONG_COUPONS_PER_HOUR: count(300),
  LIMIT_ADDRESS_CODES_PER_DAY: count(100),
  LIMIT_TENANT_CODES_PER_DAY: count(1_000),
  LIMIT_PHONE_CODES_PER_DAY: count(20),
  LIMIT_STREAM_OPENINGS_PER_MINUTE: count(60),
  LIMIT_STREAMS_PER_TOPIC: count(4),
  LIMIT_STREAMS_PER_PROFILE: count(12),
  LIMIT_STREAMS_PER_TENANT: count(2_500),
  LIMIT_STREAMS: count(5_000),
};

type Variables = { [K in keyof typeof limitVariables]: number };

export const readLimits = (value: Variables) => ({
  addressPerMinute: value.LIMIT_ADDRESS_PER_MINUTE,
  tenantPerMinute: value.LIMIT_TENANT_PER_MINUTE,
  profilePerMinute: value.LIMIT_PROFILE_PER_MINUTE,
  profilesPerMinute: value.LIMIT_PROFILES_PER_MINUTE,
  addressProfilesPerMinute: value.LIMIT_ADDRESS_PROFILES_PER_MINUTE,
  wrongTokensPerMinute: value.LIMIT_WRONG_TOKENS_PER_MINUTE,
  signInsPerMinute: value.LIMIT_SIGN_INS_PER_MINUTE,
  couponsPerMinute: value.LIMIT_COUPONS_PER_MINUTE,
  wrongCouponsPerHour: value.LIMIT_WRONG_COUPONS_PER_HOUR,
  walletPushesPerHour: value.LIMIT_WALLET_PUSHES_PER_HOUR,
  proofsPerDay: value.LIMIT_PROOFS_PER_DAY,
  addressBookingsPerHour: value.LIMIT_ADDRESS_BOOKINGS_PER_HOUR,
  unpaidOrdersPerHour: value.LIMIT_UNPAID_ORDERS_PER_HOUR,
  addressUnpaidOrdersPerHour: value.LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR,
  heldOrders: value.LIMIT_HELD_ORDERS,
  addressHeldOrders: value.LIMIT_ADDRESS_HELD_ORDERS,
  addressRatingsPerHour: value.LIMIT_ADDRESS_RATINGS_PER_HOUR,
  ownDataPerMinute: value.LIMIT_OWN_DATA_PER_MINUTE,
  placesPerMinute: value.LIMIT_PLACES_PER_MINUTE,
  addressPlacesPerMinute: value.LIMIT_ADDRESS_PLACES_PER_MINUTE,
  tenantPlacesPerMinute: value.LIMIT_TENANT_PLACES_PER_MINUTE,
  addressCodesPerDay: value.LIMIT_ADDRESS_CODES_PER_DAY,
  tenantCodesPerDay: value.LIMIT_TENANT_CODES_PER_DAY,
  phoneCodesPerDay: value.LIMIT_PHONE_CODES_PER_DAY,
  streamOpeningsPerMinute: value.LIMIT_STREAM_OPENINGS_PER_MINUTE,
  addressWrongCouponsPerHour: value.LIMIT_ADDRESS_WRONG_COUPONS_PER_HOUR,
});
export type Limits = ReturnType<typeof readLimits>;
