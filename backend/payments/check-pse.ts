import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { PaymentProvider } from '@/backend/providers/payments/port';
import type { Payment, StartPaymentRequest } from '@/lib/contract/orders/orders';
import { isWrongPayer } from '@/lib/domain/payments/pse-payer';
import { toDocumentNumber } from '@/lib/domain/people/documents';
import { askBanks } from './list-banks';

/** The document without marks, as the gateway wants it. */
export function cleanPsePayer({
  ctx,
  request,
}: {
  ctx: Context;
  request: StartPaymentRequest;
}): StartPaymentRequest {
  if (request.method !== 'pse') return request;
  const { country } = ctx.instance;
  const { dni_type: type, dni: number } = request.pse;
  return { ...request, pse: { ...request.pse, dni: toDocumentNumber({ country, type, number }) } };
}

/**
 * Checks the bank and payer of a PSE payment, which its attempt keeps; null for other methods. The gateway takes banks
 * that it does not know (rule payments/pse). @throws bank_unknown, document_invalid, gateway_not_configured,
 * gateway_unavailable
 */
export async function checkPse({
  ctx,
  provider,
  request,
}: {
  ctx: Context;
  provider: PaymentProvider;
  request: StartPaymentRequest;
}): Promise<Payment['pse']> {
  if (request.method !== 'pse') return null;
  const { bank: code, person, dni_type, dni } = request.pse;
  const { country } = ctx.instance;
  if (isWrongPayer({ country, person, type: dni_type, number: dni })) throw new AppError('document_invalid');
  const bank = (await askBanks({ ctx, provider })).find((one) => one.code === code);
  if (!bank) throw new AppError('bank_unknown');
  return { bank, person, dni_type, dni };
}
