import { toSqlList } from '@/backend/platform/database/sql-list';
import { IN_FLIGHT_STATUSES } from '@/lib/domain/payments/payment-status';

export const IN_FLIGHT = toSqlList(IN_FLIGHT_STATUSES);
/** Payment `p` was made, and its order keeps money of it. */
export const IS_KEPT = `p.status = 'success' and p.refunds_minor < p.amount_minor`;
/** Payment `p` holds money, or may come to. */
export const MAY_HOLD_MONEY = `(p.status in ${IN_FLIGHT} or ${IS_KEPT})`;

export const PAYMENT_COLUMNS =
  'id, purchase_id, payer_id, attempt, method, provider, account_id, status, amount_minor, tip_minor, refunds_minor, given_minor, is_deposit, reference, provider_ref, details, created_at, expires_at, request_key, checks, check_at';
