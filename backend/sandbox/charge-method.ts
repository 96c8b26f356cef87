import { BANKS, bankOutcome } from './banks';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import type { GatewayState, Status, Transaction } from './gateway-state';
import { isWalletPhone, walletOutcome } from './wallet';

type Body = Readonly<Record<string, unknown>>;
type Charge = Pick<
  Transaction,
  'payment_method_type' | 'payment_method' | 'outcome' | 'settlesAt' | 'bankUrlAt'
> & { hasBankPage: boolean; asksHolder: boolean };
export type ChargeInput = {
  state: GatewayState;
  slug: string;
  method: Body;
  now: number;
  settleMs: number;
  pseMode: 'page' | 'instant';
  /** As the charge asked for. */
  isThreeDs: boolean;
};

const LEGAL_ID_TYPES = 'RC, TI, CC, TE, CE, NIT, PP, DNI, PPT, PA';
export const NEVER = Number.MAX_SAFE_INTEGER;

function chargeCard({ state, slug, method, now, settleMs, isThreeDs }: ChargeInput): Charge {
  const card = state.cards.get(String(method.token));
  if (!card || card.used || card.slug !== slug) throw OWN_ERRORS.badToken();
  card.used = true;
  const { brand, lastFour, outcome, settlesAfterMs } = card;
  const asksHolder = isThreeDs && card.asksHolder;
  const extra = {
    name: `${brand}-${lastFour}`,
    brand,
    last_four: lastFour,
    is_three_ds: isThreeDs,
    processor_response_code: outcome === 'APPROVED' ? '00' : '05',
  };
  const installments = typeof method.installments === 'number' ? method.installments : 1;
  return {
    payment_method_type: 'CARD',
    payment_method: { type: 'CARD', installments, extra },
    outcome,
    settlesAt: asksHolder ? NEVER : now + (settlesAfterMs ?? settleMs),
    bankUrlAt: NEVER,
    hasBankPage: false,
    asksHolder,
  };
}

function chargeWallet({ method, now, settleMs }: ChargeInput): Charge {
  const phone = String(method.phone_number ?? '');
  if (!isWalletPhone(phone)) throw OWN_ERRORS.badPhone();
  return {
    payment_method_type: 'NEQUI',
    payment_method: { type: 'NEQUI', phone_number: phone, extra: { is_three_ds: false } },
    outcome: walletOutcome(phone),
    settlesAt: now + settleMs,
    bankUrlAt: NEVER,
    hasBankPage: false,
    asksHolder: false,
  };
}

const TRANSFER_PARTS = ['payment_description', 'user_type', 'user_legal_id', 'user_legal_id_type'] as const;

function chargeTransfer({ method, now, settleMs, pseMode }: ChargeInput): Charge {
  for (const name of TRANSFER_PARTS)
    if (method[name] === undefined || method[name] === null || method[name] === '')
      throw ERRORS.missing(name);
  if (!LEGAL_ID_TYPES.split(', ').includes(String(method.user_legal_id_type)))
    throw OWN_ERRORS.badLegalIdType(LEGAL_ID_TYPES);
  const code = String(method.financial_institution_code ?? '');
  const bank = BANKS.find((one) => one.code === code);
  const waits = bank?.settlesAfterMs ?? (pseMode === 'page' ? NEVER : settleMs);
  const outcome: Status = bankOutcome(code);
  return {
    payment_method_type: 'PSE',
    payment_method: {
      type: 'PSE',
      user_type: method.user_type,
      financial_institution_code: code,
      extra: { is_three_ds: false, three_ds_auth_type: null },
    },
    outcome,
    settlesAt: waits === NEVER ? NEVER : now + waits,
    bankUrlAt: now + settleMs,
    hasBankPage: true,
    asksHolder: false,
  };
}

/** @throws SandboxError */
export function chargeMethod(input: ChargeInput): Charge {
  switch (input.method.type) {
    case 'CARD':
      return chargeCard(input);
    case 'NEQUI':
      return chargeWallet(input);
    case 'PSE':
      return chargeTransfer(input);
    default:
      throw OWN_ERRORS.unknownMethod();
  }
}
