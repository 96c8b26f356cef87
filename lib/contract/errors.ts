import * as z from 'zod/mini';

/** Every coded error of the wire and its HTTP status (decision 80). Keys are stable; texts live in `messages/`. */
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
 * `fields` maps a path in the input to a key under `validation` in the catalogues.
 * `message` is for logs and developers, never shown to a diner. `id` finds the log line of an internal error.
 */
export const errorSchema = z.object({
  error: z.object({
    key: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    id: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof errorSchema>;
