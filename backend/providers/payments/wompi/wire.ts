import * as z from 'zod/mini';
import type { CardBrowser } from '@/lib/contract/orders/orders';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';
import { WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { digitsOf, toNumberText } from '@/lib/domain/text/number-text';
import { type Action, type CreateInput, GatewayError, type Outcome } from '../port';
import { fromCents } from './amounts';

const STATUS = new Map<string, GatewayStatus>([
  ['PENDING', 'pending'],
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
  ['ERROR', 'error'],
  ['VOIDED', 'voided'],
]);

/** An unknown status decides nothing: it is asked again. */
export const toGatewayStatus = (raw: string): GatewayStatus => STATUS.get(raw) ?? 'pending';

const paymentMethodSchema = z.object({
  extra: z.optional(
    z.nullable(
      z.object({
        async_payment_url: z.optional(z.nullable(z.string())),
        three_ds_auth: z.optional(
          z.nullable(z.object({ three_ds_method_data: z.optional(z.nullable(z.string())) })),
        ),
      }),
    ),
  ),
});

export const transactionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  reference: z.string(),
  amount_in_cents: z.int(),
  currency: z.string(),
  payment_method_type: z.optional(z.nullable(z.string())),
  payment_method: z.optional(z.nullable(paymentMethodSchema)),
  status_message: z.optional(z.nullable(z.string())),
  merchant: z.optional(z.nullable(z.object({ public_key: z.optional(z.nullable(z.string())) }))),
});
export type WireTransaction = z.infer<typeof transactionSchema>;

const acceptanceSchema = z.object({ acceptance_token: z.string(), permalink: z.string() });
export const merchantSchema = z.object({
  data: z.object({
    presigned_acceptance: acceptanceSchema,
    presigned_personal_data_auth: acceptanceSchema,
  }),
});
export const bankSchema = z.object({
  financial_institution_code: z.string(),
  financial_institution_name: z.string(),
});

const ENTITIES = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
} as const;
/** A challenge comes escaped, as an attribute would hold it. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);

/** The payer's next step; none once the attempt is final. */
function toAction(transaction: WireTransaction): Action | null {
  if (toGatewayStatus(transaction.status) !== 'pending') return null;
  const extra = transaction.payment_method?.extra;
  const url = extra?.async_payment_url;
  if (url) return { type: 'redirect', url };
  const html = extra?.three_ds_auth?.three_ds_method_data;
  if (html) return { type: 'challenge', html: unescapeHtml(html) };
  return transaction.payment_method_type === 'NEQUI' ? { type: 'wait', hint: 'push' } : null;
}

export function toOutcome(transaction: WireTransaction): Outcome {
  const { id, status, reference, amount_in_cents: cents, currency, status_message } = transaction;
  return {
    status: toGatewayStatus(status),
    providerRef: id,
    reference,
    amountMinor: fromCents({ cents, currency }) ?? -1,
    currency,
    message: status_message ?? null,
    rawStatus: status,
    action: toAction(transaction),
  };
}

/** The shortest limit that the gateway's pages name. */
const LONGEST_DESCRIPTION = 30;

/** @throws GatewayError `refused` for a wallet number that it would refuse */
export function toWireMethod({ method, payer }: Pick<CreateInput, 'method' | 'payer'>): object {
  switch (method.type) {
    case 'card':
      return { type: 'CARD', token: method.token, installments: 1 };
    case 'nequi': {
      if (!WALLET_PHONE.test(method.phone)) throw new GatewayError('refused', 'not a wallet number');
      return { type: 'NEQUI', phone_number: method.phone };
    }
    case 'pse':
      return {
        type: 'PSE',
        user_type: method.person === 'natural' ? 0 : 1,
        user_legal_id_type: payer.document.type,
        user_legal_id: payer.document.number,
        financial_institution_code: method.bankCode,
        payment_description: method.description.slice(0, LONGEST_DESCRIPTION),
      };
  }
}

/** The gateway wants each of the six as a string. */
export const toWireBrowser = ({
  color_depth,
  screen_height,
  screen_width,
  language,
  user_agent,
  tz,
}: CardBrowser) => ({
  browser_color_depth: color_depth,
  browser_screen_height: screen_height,
  browser_screen_width: screen_width,
  browser_language: language,
  browser_user_agent: user_agent,
  browser_tz: tz,
});

/** Digits, country code first; a transfer by PSE is refused without a phone. */
export const toWireCustomer = ({ name, phone, document }: CreateInput['payer']) => ({
  full_name: name,
  ...(phone === null ? {} : { phone_number: digitsOf(phone) }),
  ...(document.number ? { legal_id: toNumberText(document.number), legal_id_type: document.type } : {}),
});
