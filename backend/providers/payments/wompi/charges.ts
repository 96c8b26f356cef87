import * as z from 'zod/mini';
import { type ProviderName, takesMethod } from '@/lib/domain/payments/providers';
import { type CreateInput, GatewayError } from '../port';
import { toCents } from './amounts';
import type { createWompiHttp } from './http';
import type { WompiAccount } from './keys';
import { signIntegrity } from './signatures';
import {
  merchantSchema,
  toOutcome,
  toWireBrowser,
  toWireCustomer,
  toWireMethod,
  transactionSchema,
  type WireTransaction,
} from './wire';

export type WompiConnection = {
  name: ProviderName;
  account: WompiAccount;
  ask: ReturnType<typeof createWompiHttp>;
  deadline: () => AbortSignal;
};
type Merchant = Awaited<ReturnType<typeof getMerchant>>;

const oneSchema = z.object({ data: transactionSchema });
const manySchema = z.object({ data: z.array(transactionSchema) });

/** Ranks charges under one reference: money first, then possible money. */
const RANK = ['APPROVED', 'VOIDED', 'PENDING'];
const rankOf = ({ status }: WireTransaction) => (RANK.includes(status) ? RANK.indexOf(status) : RANK.length);

export async function getMerchant({ account, ask }: WompiConnection, signal: AbortSignal) {
  const merchant = await ask({ path: `/merchants/${account.publicKey}`, signal }, merchantSchema);
  if (!merchant) throw new GatewayError('refused', 'the gateway does not know this merchant');
  return merchant.data;
}

function toBody({
  input,
  merchant,
  account,
  name,
}: Pick<WompiConnection, 'account' | 'name'> & {
  input: CreateInput;
  merchant: Merchant;
}) {
  const { reference, currency, payer, method } = input;
  if (!takesMethod(name, method.type))
    throw new GatewayError('refused', 'a way to pay that it does not take');
  const cents = toCents({ amountMinor: input.amountMinor, currency });
  if (cents === null) throw new GatewayError('refused', 'not an amount that can be charged');
  const browser = method.type === 'card' && account.threeDs !== 'off' ? method.browser : undefined;
  if (method.type === 'card' && account.threeDs === 'required' && !browser)
    throw new GatewayError('refused', 'the account asks for the facts of the browser');
  const expirationTime = input.expiresAt.toISOString();
  const secret = account.integritySecret;
  return {
    acceptance_token: merchant.presigned_acceptance.acceptance_token,
    accept_personal_auth: merchant.presigned_personal_data_auth.acceptance_token,
    amount_in_cents: cents,
    currency,
    reference,
    expiration_time: expirationTime,
    signature: signIntegrity({ reference, cents, currency, expirationTime, secret }),
    customer_email: payer.email,
    customer_data: { ...toWireCustomer(payer), ...(browser ? { browser_info: toWireBrowser(browser) } : {}) },
    ...(browser ? { is_three_ds: true } : {}),
    payment_method: toWireMethod({ method, payer }),
    redirect_url: input.returnUrl,
  };
}

export async function createCharge(connection: WompiConnection, input: CreateInput) {
  const { account, ask, name } = connection;
  const signal = connection.deadline();
  // Acceptance tokens are for one use.
  const body = toBody({ input, account, name, merchant: await getMerchant(connection, signal) });
  const key = account.privateKey;
  const ours = { method: 'POST', path: '/transactions', key, body, charges: true, signal } as const;
  const created = await ask(ours, oneSchema);
  if (!created) throw new GatewayError('refused', 'the gateway took no transaction');
  return toOutcome(created.data);
}

export async function findCharge({ account, ask, deadline }: WompiConnection, reference: string) {
  const path = `/transactions?reference=${encodeURIComponent(reference)}`;
  const found = await ask({ path, key: account.privateKey, signal: deadline() }, manySchema);
  const [best] = (found?.data ?? [])
    .filter((one) => one.reference === reference)
    .sort((one, other) => rankOf(one) - rankOf(other));
  return best ? toOutcome(best) : null;
}

export async function fetchCharge({ account, ask, deadline }: WompiConnection, providerRef: string) {
  const path = `/transactions/${encodeURIComponent(providerRef)}`;
  const found = await ask({ path, signal: deadline() }, oneSchema);
  // Anybody can read a transaction by its id: another shop's pays nothing here.
  const owner = found?.data.merchant?.public_key ?? account.publicKey;
  return found && owner === account.publicKey ? toOutcome(found.data) : null;
}

export async function voidCharge(connection: WompiConnection, providerRef: string) {
  const path = `/transactions/${encodeURIComponent(providerRef)}/void`;
  const key = connection.account.privateKey;
  const request = { method: 'POST', path, key, charges: true, signal: connection.deadline() } as const;
  const taken = await connection.ask(request, z.record(z.string(), z.unknown()));
  // A void's answer is not documented: the transaction says it.
  const outcome = taken && (await fetchCharge(connection, providerRef).catch(() => undefined));
  if (outcome) return outcome;
  throw outcome === null
    ? new GatewayError('refused', 'the gateway knows no such transaction')
    : new GatewayError('unknown', 'given back perhaps, but the gateway does not say');
}
