import { randomBytes } from 'node:crypto';
import { WALLET_PHONE } from '@/lib/domain/payments/wallet-phone';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import { type GatewayState, keep, type NequiToken, type Status } from './gateway-state';

const OUTCOMES: Readonly<Record<string, Status>> = { '3991111111': 'APPROVED', '3992222222': 'DECLINED' };

export const isWalletPhone = (phone: string) => WALLET_PHONE.test(phone);
export const walletOutcome = (phone: string): Status => OUTCOMES[phone] ?? 'ERROR';

const toWire = (token: NequiToken, now: number) => ({
  id: token.id,
  status: now >= token.settlesAt ? token.outcome : 'PENDING',
  phone_number: token.phone,
  name: 'SANDBOX',
});

/** Makes a token that is pending until it is answered on the phone. @throws SandboxError */
export function tokenizeWallet({
  state,
  slug,
  phone,
  now,
  settleMs,
}: {
  state: GatewayState;
  slug: string;
  phone: unknown;
  now: number;
  settleMs: number;
}) {
  if (typeof phone !== 'string' || !isWalletPhone(phone)) throw OWN_ERRORS.badPhone();
  const id = `nequi_test_${randomBytes(16).toString('hex')}`;
  const token = { id, slug, phone, outcome: walletOutcome(phone), settlesAt: now + settleMs };
  keep(state.nequiTokens, id, token);
  return toWire(token, now);
}

/** @throws SandboxError for a foreign token */
export function getWalletToken({
  state,
  slug,
  id,
  now,
}: {
  state: GatewayState;
  slug: string;
  id: string;
  now: number;
}) {
  const token = state.nequiTokens.get(id);
  if (token?.slug !== slug) throw ERRORS.notFound();
  return toWire(token, now);
}
