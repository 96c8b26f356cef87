import { createHash, randomInt } from 'node:crypto';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { signIntegrity } from '@/backend/providers/payments/wompi/signatures';
import type { Acceptance } from './acceptance';
import { type ChargeInput, chargeMethod } from './charge-method';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import { type GatewayState, keep, type Transaction } from './gateway-state';

type Body = Readonly<Record<string, unknown>>;

const LEAST_CENTS_COP = 150_000;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Upper case is refused too. @throws SandboxError */
function assertSignature({ body, slug }: { body: Body; slug: string }): void {
  if (body.signature === undefined || body.signature === null) throw ERRORS.signatureMissing();
  const expected = signIntegrity({
    reference: String(body.reference),
    cents: Number(body.amount_in_cents),
    currency: String(body.currency),
    expirationTime: textOf(body.expiration_time),
    secret: sandboxKeys(slug).integritySecret,
  });
  if (body.signature !== expected) throw ERRORS.signatureWrong();
}

/** @throws SandboxError */
function parseCharge({ body, now }: { body: Body; now: number }) {
  const [reference, currency, email] = [body.reference, body.currency, body.customer_email].map(textOf);
  if (!reference) throw ERRORS.missing('reference');
  if (reference.length > 255) throw OWN_ERRORS.badField('reference');
  if (!currency) throw ERRORS.missing('currency');
  if (!email) throw ERRORS.missing('customer_email');
  const cents = body.amount_in_cents;
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents) || cents <= 0)
    throw OWN_ERRORS.badField('amount_in_cents');
  if (currency === 'COP' && cents < LEAST_CENTS_COP) throw ERRORS.amountTooLow();
  const expires = textOf(body.expiration_time);
  if (expires !== null && !(Date.parse(expires) > now)) throw OWN_ERRORS.transactionExpired();
  return { reference, currency, customer_email: email, amount_in_cents: cents };
}

function createId({
  state,
  slug,
  now,
}: {
  state: Pick<GatewayState, 'transactions'>;
  slug: string;
  now: number;
}): string {
  const merchant = createHash('sha256').update(slug).digest().readUInt32BE(0);
  const first = randomInt(0, 90_000);
  for (let more = 0; more < 90_000; more += 1) {
    const id = `${merchant}-${Math.floor(now / 1000)}-${10_000 + ((first + more) % 90_000)}`;
    if (!state.transactions.has(id)) return id;
  }
  throw new Error('a second holds no more transactions');
}

const BROWSER_FACTS = ['color_depth', 'screen_height', 'screen_width', 'language', 'user_agent', 'tz'];
const objectOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? { ...value } : {});

/** @throws SandboxError without the six facts of the browser */
function readThreeDs({ is_three_ds: isThreeDs, customer_data: customer }: Body): boolean {
  if (isThreeDs !== true) return false;
  const told = objectOf(objectOf(customer).browser_info);
  for (const name of BROWSER_FACTS) {
    const key = `browser_${name}`;
    if (textOf(told[key]) === null) throw ERRORS.missing(key);
  }
  return true;
}

const isTaken = ({ state, slug, reference }: { state: GatewayState; slug: string; reference: string }) =>
  [...state.transactions.values()].some((one) => one.slug === slug && one.reference === reference);

/** In the gateway's order: body, key, acceptance token, which is then spent. @throws SandboxError */
export function createTransaction({
  state,
  acceptance,
  body,
  authorize,
  bankPage,
  ownBase,
  ...timing
}: Pick<ChargeInput, 'state' | 'now' | 'settleMs' | 'pseMode'> & {
  acceptance: Acceptance;
  body: Body;
  authorize: () => string;
  bankPage: (id: string) => string;
  /** The sandbox's own address, for its pages. */
  ownBase: string;
}): Transaction {
  const { now } = timing;
  const claims = acceptance.check({ token: body.acceptance_token, now });
  const slug = authorize();
  if (claims.slug !== slug) throw ERRORS.acceptanceMissing();
  acceptance.burn(claims);
  assertSignature({ body, slug });
  const { payment_method: method } = body;
  if (typeof method !== 'object' || method === null) throw ERRORS.noMethod();
  const charged = parseCharge({ body, now });
  if (isTaken({ state, slug, reference: charged.reference })) throw ERRORS.referenceUsed();
  const isThreeDs = readThreeDs(body);
  const { hasBankPage, asksHolder, ...charge } = chargeMethod({
    state,
    slug,
    method: { ...method },
    isThreeDs,
    ...timing,
  });
  const id = createId({ state, slug, now });
  const transaction: Transaction = {
    id,
    slug,
    ...charged,
    status: 'PENDING',
    status_message: null,
    created_at: new Date(now).toISOString(),
    finalized_at: null,
    redirect_url: textOf(body.redirect_url),
    bankUrl: hasBankPage ? bankPage(id) : null,
    challenge: asksHolder ? { step: 'FINGERPRINT', at: now + timing.settleMs, base: ownBase } : null,
    ...charge,
  };
  keep(state.transactions, id, transaction);
  return transaction;
}
