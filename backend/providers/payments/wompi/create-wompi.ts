import * as z from 'zod/mini';
import { toBankList } from '@/lib/domain/payments/banks';
import type { ProviderName } from '@/lib/domain/payments/providers';
import type { Breaker } from '../breaker';
import { GatewayError, type PaymentProvider } from '../port';
import {
  createCharge,
  fetchCharge,
  findCharge,
  getMerchant,
  voidCharge,
  type WompiConnection,
} from './charges';
import { readEvent } from './events';
import { createWompiHttp } from './http';
import type { WompiAccount } from './keys';
import { bankSchema } from './wire';

type WompiProvider = Omit<PaymentProvider, 'find'> &
  Required<Pick<PaymentProvider, 'void' | 'listBanks'>> & {
    find: (reference: string) => ReturnType<PaymentProvider['find']>;
  };

const TIMEOUT_MS = 8_000;
/** The test page is the gateway's own; the real one is that of PSE. */
const BANK_DOMAINS = ['wompi.co', 'pse.com.co'];

async function getClientConfig(connection: WompiConnection): ReturnType<PaymentProvider['clientConfig']> {
  const { account, deadline } = connection;
  const merchant = await getMerchant(connection, deadline());
  return {
    mode: 'tokenize',
    apiBase: account.browserBase,
    publicKey: account.publicKey,
    threeDs: account.threeDs !== 'off',
    acceptance: [
      { url: merchant.presigned_acceptance.permalink },
      { url: merchant.presigned_personal_data_auth.permalink },
    ],
  };
}

async function listBanks({ account, ask, deadline }: WompiConnection) {
  const found = await ask(
    { path: '/pse/financial_institutions', key: account.publicKey, signal: deadline() },
    z.object({ data: z.array(bankSchema) }),
  );
  const banks = toBankList(
    (found?.data ?? []).map((bank) => ({
      code: bank.financial_institution_code,
      name: bank.financial_institution_name,
    })),
  );
  if (banks.length === 0) throw new GatewayError('unavailable', 'a list without banks', 'answered');
  return banks;
}

const framesOf = ({
  account,
  name,
  origin,
}: {
  account: WompiAccount;
  name: ProviderName;
  origin: string;
}) => {
  if (account.threeDs === 'off') return [];
  return [name === 'sandbox' ? origin : 'https:'];
};

export function createWompi({
  account,
  guarded,
  name = 'wompi',
  timeoutMs = TIMEOUT_MS,
}: {
  account: WompiAccount;
  guarded: Breaker;
  name?: ProviderName;
  timeoutMs?: number;
}): WompiProvider {
  const ask = createWompiHttp({ base: account.apiBase, guarded });
  const connection: WompiConnection = { name, account, ask, deadline: () => AbortSignal.timeout(timeoutMs) };
  const origin = new URL(account.browserBase).origin;
  return {
    name,
    capabilities: { void: true, refund: 'none', webhook: true },
    // Cards are posted by our own script; only the bank of a card is framed, wherever it is (rule payments/challenge).
    browserOrigins: { script: [], connect: [origin], frame: framesOf({ account, name, origin }) },
    bankAddresses:
      name === 'sandbox' ? { domains: [], ownOrigin: origin } : { domains: BANK_DOMAINS, ownOrigin: null },
    clientConfig: () => getClientConfig(connection),
    listBanks: () => listBanks(connection),
    create: (input) => createCharge(connection, input),
    fetch: (providerRef) => fetchCharge(connection, providerRef),
    find: (reference) => findCharge(connection, reference),
    void: (providerRef) => voidCharge(connection, providerRef),
    parseWebhook: ({ raw }) =>
      readEvent({
        raw,
        secret: account.eventsSecret,
        environment: account.publicKey.startsWith('pub_prod_') ? 'prod' : 'test',
      }),
  };
}
