import * as z from 'zod/mini';

/**
 * Every coded error of the wire and its HTTP status (rule platform/errors). Keys are stable; texts live in `messages/`.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_json: 400,
  invalid_host: 400,
  tenant_mismatch: 400,
  idempotency_key_required: 400,
  unauthorized: 401,
  origin_not_allowed: 403,
  forbidden: 403,
  not_found: 404,
  unknown_instance: 404,
  method_not_allowed: 405,
  conflict: 409,
  out_of_stock: 409,
  product_unavailable: 409,
  cart_locked: 409,
  cart_full: 409,
  order_closed: 409,
  total_changed: 409,
  product_removed: 409,
  options_changed: 409,
  empty: 422,
  min_order: 422,
  coupon_invalid: 422,
  coupon_used: 409,
  coupon_applied: 409,
  coupon_first_order: 422,
  coupon_branch: 422,
  coupon_service: 422,
  coupon_day: 422,
  coupon_minimum: 422,
  closed: 422,
  schedule_required: 422,
  slot_taken: 409,
  place_required: 422,
  no_coverage: 422,
  zone_required: 422,
  contact_required: 422,
  document_invalid: 422,
  phone_invalid: 422,
  age_required: 422,
  under_age: 422,
  tip_invalid: 422,
  payment_method_required: 422,
  cash_amount_low: 422,
  service_unavailable: 422,
  on_table_unavailable: 422,
  room_unavailable: 422,
  scan_table: 422,
  scan_room: 422,
  options_invalid: 422,
  illegal_transition: 409,
  payment_in_progress: 409,
  too_many_attempts: 409,
  purchase_expired: 422,
  gateway_not_configured: 422,
  gateway_unavailable: 502,
  idempotency_in_flight: 409,
  gone: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  idempotency_key_reused: 422,
  card_data_not_accepted: 422,
  instance_locked: 423,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 503,
} as const satisfies Record<string, number>;
export type ErrorKey = keyof typeof ERROR_STATUS;

/**
 * `fields` maps a path in the input to the code of what is wrong there, for developers. `values` are the numbers and
 * names of the sentence that a diner reads. `message` is for logs and developers, never shown to a diner. `id` finds the
 * log line of an internal error.
 */
export const errorSchema = z.object({
  error: z.object({
    key: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    values: z.optional(z.record(z.string(), z.union([z.number(), z.string()]))),
    id: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorSchema>;
