import * as z from 'zod/mini';
import type { Breaker } from './breaker';
import { type CreateInput, GatewayError, type PaymentProvider, type ProviderName } from './port';
import { toCents } from './wompi-amounts';
import { readEvent } from './wompi-events';
import { createWompiHttp } from './wompi-http';
import { signIntegrity } from './wompi-signatures';
import {
  bankSchema,
  merchantSchema,
  toOutcome,
  toWireCustomer,
  toWireMethod,
  transactionSchema,
  type WireTransaction,
} from './wompi-wire';

export type WompiKeys = {
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  /** Null refuses every event. */
  eventsSecret: string | null;
};
export type WompiAccount = WompiKeys & {
  /** As the server reaches it, and as a browser does; both end in `/v1`. */
  apiBase: string;
  browserBase: string;
};
export type WompiProvider = PaymentProvider & Required<Pick<PaymentProvider, 'void' | 'listBanks'>>;

const TIMEOUT_MS = 8_000;
const oneSchema = z.object({ data: transactionSchema });
const manySchema = z.object({ data: z.array(transactionSchema) });

/** Which of several under one reference counts: money first, then what may still become money. */
const RANK = ['APPROVED', 'VOIDED', 'PENDING'];
const rankOf = ({ status }: WireTransaction) => (RANK.includes(status) ? RANK.indexOf(status) : RANK.length);

/** Wompi's protocol against a base URL: the real addresses or the sandbox, which speaks the same. */
export function createWompi({
  account,
  guarded,
  name = 'wompi',
  timeoutMs = TIMEOUT_MS,
}: {
  account: WompiAccount;
  guarded: Breaker;
  name?: ProviderName;
  /** One deadline for all that a call of ours needs. */
  timeoutMs?: number;
}): WompiProvider {
  const ask = createWompiHttp({ base: account.apiBase, guarded });
  const deadline = () => AbortSignal.timeout(timeoutMs);

  async function getMerchant(signal: AbortSignal) {
    const merchant = await ask({ path: `/merchants/${account.publicKey}`, signal }, merchantSchema);
    if (!merchant) throw new GatewayError('refused', 'the gateway does not know this merchant');
    return merchant.data;
  }

  function toBody({
    input,
    merchant,
  }: {
    input: CreateInput;
    merchant: Awaited<ReturnType<typeof getMerchant>>;
  }) {
    const { reference, currency, payer, method } = input;
    const cents = toCents({ amountMinor: input.amountMinor, currency });
    if (cents === null) throw new GatewayError('refused', 'not an amount that can be charged');
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
      customer_data: toWireCustomer(payer),
      payment_method: toWireMethod({ method, payer }),
      redirect_url: input.returnUrl,
    };
  }

  async function find(reference: string) {
    const path = `/transactions?reference=${encodeURIComponent(reference)}`;
    const found = await ask({ path, key: account.privateKey, signal: deadline() }, manySchema);
    const [best] = (found?.data ?? [])
      .filter((one) => one.reference === reference)
      .sort((one, other) => rankOf(one) - rankOf(other));
    return best ? toOutcome(best) : null;
  }

  async function fetchOne(providerRef: string) {
    const path = `/transactions/${encodeURIComponent(providerRef)}`;
    const found = await ask({ path, signal: deadline() }, oneSchema);
    // Anybody may look at anybody's transaction by its id: another shop's charge pays nothing here.
    const owner = found?.data.merchant?.public_key ?? account.publicKey;
    return found && owner === account.publicKey ? toOutcome(found.data) : null;
  }

  return {
    name,
    capabilities: { methods: ['card', 'pse', 'nequi'], void: true, refund: 'none', webhook: true },
    browserOrigin: new URL(account.browserBase).origin,
    async clientConfig() {
      const merchant = await getMerchant(deadline());
      return {
        mode: 'tokenize',
        apiBase: account.browserBase,
        publicKey: account.publicKey,
        acceptance: [
          { label: 'terms', url: merchant.presigned_acceptance.permalink },
          { label: 'personal_data', url: merchant.presigned_personal_data_auth.permalink },
        ],
      };
    },
    async listBanks() {
      const found = await ask(
        { path: '/pse/financial_institutions', key: account.publicKey, signal: deadline() },
        z.object({ data: z.array(bankSchema) }),
      );
      // Code 0 is the placeholder of a drop-down, not a bank.
      return (found?.data ?? [])
        .filter((bank) => bank.financial_institution_code !== '0')
        .map((bank) => ({ code: bank.financial_institution_code, name: bank.financial_institution_name }));
    },
    async create(input) {
      const signal = deadline();
      // Acceptance tokens are for one use: each attempt fetches its own.
      const body = toBody({ input, merchant: await getMerchant(signal) });
      const key = account.privateKey;
      const ours = { method: 'POST', path: '/transactions', key, body, charges: true, signal } as const;
      const created = await ask(ours, oneSchema);
      if (!created) throw new GatewayError('refused', 'the gateway took no transaction');
      return toOutcome(created.data);
    },
    fetch: fetchOne,
    find,
    async void(providerRef) {
      const path = `/transactions/${encodeURIComponent(providerRef)}/void`;
      const request = { method: 'POST', path, key: account.privateKey, signal: deadline() } as const;
      const taken = await ask({ ...request, charges: true }, z.record(z.string(), z.unknown()));
      // What the answer to a void looks like is written nowhere: the transaction itself says what became of it.
      const outcome = taken && (await fetchOne(providerRef).catch(() => undefined));
      if (outcome) return outcome;
      throw outcome === null
        ? new GatewayError('refused', 'the gateway knows no such transaction')
        : new GatewayError('unknown', 'given back perhaps, but the gateway does not say');
    },
    parseWebhook: ({ raw }) =>
      readEvent({
        raw,
        secret: account.eventsSecret,
        environment: account.publicKey.startsWith('pub_prod_') ? 'prod' : 'test',
      }),
  };
}
