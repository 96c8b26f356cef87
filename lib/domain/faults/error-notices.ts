/** An error dialog; `text` names another key's sentence, `values` what it needs. */
export type ErrorNotice = {
  icon: 'offline' | 'stock' | 'address' | 'payment' | 'closed' | 'scan' | 'code' | 'alert';
  action: 'ok' | 'retry' | 'reload' | 'scan';
  text?: string;
  values?: readonly string[];
};

const OK = { icon: 'alert', action: 'ok' } as const;
const CODE = { icon: 'code', action: 'ok' } as const;
const STOCK = { icon: 'stock', action: 'ok' } as const;
const ADDRESS = { icon: 'address', action: 'ok' } as const;
const PAYMENT = { icon: 'payment', action: 'ok' } as const;
const PAY_AGAIN = { icon: 'payment', action: 'retry' } as const;
const CLOSED = { icon: 'closed', action: 'ok' } as const;
const OFFLINE = { icon: 'offline', action: 'retry' } as const;
const AGAIN = { icon: 'alert', action: 'retry' } as const;
const RELOAD = { icon: 'alert', action: 'reload' } as const;
const OURS = { icon: 'alert', action: 'retry', text: 'general' } as const;

/** Failures by key (rule platform/errors), of the wire and of the browser. Sentences: `Errors` in the catalogues. */
export const ERROR_NOTICES = {
  contact_required: OK,
  payment_method_required: PAYMENT,
  payment_minimum: { ...PAYMENT, values: ['minimum'] },
  place_required: ADDRESS,
  zone_required: ADDRESS,
  schedule_required: CLOSED,
  slot_taken: CLOSED,
  slot_full: CLOSED,
  hour_not_offered: CLOSED,
  document_invalid: OK,
  invoice_invalid: OK,
  phone_invalid: OK,
  invalid_email: OK,
  code_required: CODE,
  code_invalid: CODE,
  code_expired: CODE,
  code_tries: CODE,
  code_too_soon: { ...CODE, values: ['seconds'] },
  code_limit: CODE,
  phone_country: CODE,
  phone_refused: CODE,
  tip_invalid: OK,
  cash_amount_low: { ...PAYMENT, values: ['total'] },
  age_required: OK,
  under_age: OK,
  coupon_invalid: CODE,
  coupon_used: CODE,
  coupon_applied: CODE,
  coupon_first_order: CODE,
  coupon_branch: CODE,
  coupon_service: CODE,
  coupon_day: CODE,
  coupon_minimum: { ...CODE, values: ['minimum', 'missing'] },
  min_order: { ...OK, values: ['minimum'] },
  empty: OK,
  invalid_input: OK,
  cart_load: AGAIN,
  cart_add: AGAIN,
  cart_change: AGAIN,
  cart_locked: PAYMENT,
  cart_full: { ...OK, values: ['limit'] },
  order_closed: CLOSED,
  total_changed: { ...OK, values: ['total'] },
  out_of_stock: { ...STOCK, values: ['stock'] },
  product_unavailable: STOCK,
  products_unavailable: STOCK,
  product_removed: STOCK,
  options_changed: STOCK,
  options_invalid: STOCK,
  illegal_transition: OK,
  owner_only: OK,
  link_expired: CLOSED,
  link_full: CLOSED,
  no_coverage: ADDRESS,
  branch_not_in_area: ADDRESS,
  address_not_found: ADDRESS,
  delivery_closed: CLOSED,
  closed: CLOSED,
  service_unavailable: CLOSED,
  on_table_unavailable: CLOSED,
  room_unavailable: CLOSED,
  scan_table: { icon: 'scan', action: 'scan' },
  scan_room: { icon: 'scan', action: 'scan' },
  instance_locked: { icon: 'closed', action: 'reload' },
  payment_rejected: PAY_AGAIN,
  payment_pending: PAYMENT,
  payment_in_progress: PAYMENT,
  too_many_attempts: PAYMENT,
  bank_unknown: PAYMENT,
  picture_unusable: PAYMENT,
  payment_declined: PAY_AGAIN,
  payment_error: PAY_AGAIN,
  payment_not_processed: PAY_AGAIN,
  transaction_failed: PAY_AGAIN,
  card_invalid: PAYMENT,
  card_registration: PAYMENT,
  card_data_not_accepted: PAYMENT,
  gateway_not_configured: PAYMENT,
  gateway_unavailable: PAY_AGAIN,
  purchase_expired: CLOSED,
  network: OFFLINE,
  timeout: OFFLINE,
  unavailable: { ...OFFLINE, text: 'general' },
  chunk: { icon: 'offline', action: 'reload' },
  rate_limited: AGAIN,
  unauthorized: RELOAD,
  not_found: OK,
  unknown_instance: { ...OK, text: 'not_found' },
  gone: { ...OK, text: 'not_found' },
  storage_full: AGAIN,
  conflict: { ...RELOAD, text: 'changed' },
  idempotency_in_flight: { ...AGAIN, text: 'timeout' },
  // Never caused by a diner.
  bad_request: OURS,
  invalid_json: OURS,
  invalid_host: OURS,
  tenant_mismatch: { ...RELOAD, text: 'changed' },
  idempotency_key_required: OURS,
  idempotency_key_reused: { ...RELOAD, text: 'changed' },
  origin_not_allowed: OURS,
  forbidden: OURS,
  method_not_allowed: OURS,
  body_too_large: OURS,
  unsupported_media_type: OURS,
  internal: OURS,
  contract: { ...RELOAD, text: 'changed' },
} as const satisfies Readonly<Record<string, ErrorNotice>>;

export function noticeOf(key: string): Required<ErrorNotice> {
  const notices: Readonly<Record<string, ErrorNotice>> = ERROR_NOTICES;
  const notice = Object.hasOwn(notices, key) ? notices[key] : undefined;
  return { text: notice ? key : 'general', values: [], ...(notice ?? OURS) };
}
