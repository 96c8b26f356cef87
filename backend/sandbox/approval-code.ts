import { APPROVAL_CODE, APPROVAL_PHONE, type CodeRefusal } from '@/lib/domain/payments/approval-code';
import type { ChargeInput } from './charge-method';
import { ERRORS, OWN_ERRORS } from './gateway-errors';
import type { Status } from './gateway-state';

type Ending = { outcome: Status; refusal: CodeRefusal | null; settlesAfterMs?: number };

const WRONG: Ending = { outcome: 'DECLINED', refusal: 'wrong_code' };
/** Codes that the sandbox's wallet has given out; any other is a wrong one. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  '123456': { outcome: 'APPROVED', refusal: null },
  '222222': { outcome: 'DECLINED', refusal: null },
  '333333': { outcome: 'ERROR', refusal: null },
  '444444': { outcome: 'DECLINED', refusal: 'expired_code' },
  '555555': { outcome: 'APPROVED', refusal: null, settlesAfterMs: 20_000 },
};

/** The sandbox's own way to pay: no gateway's protocol (docs/decisions/0170). The code is not kept. @throws SandboxError */
export function chargeByCode({ method, now, settleMs }: ChargeInput) {
  const [phone, code] = [method.phone_number, method.approval_code].map(String);
  if (!APPROVAL_PHONE.test(phone ?? '')) throw OWN_ERRORS.badPhone();
  if (!APPROVAL_CODE.test(code ?? '')) throw ERRORS.missing('approval_code');
  const { outcome, refusal, settlesAfterMs = settleMs } = ENDINGS[code ?? ''] ?? WRONG;
  return {
    payment_method_type: 'WALLET' as const,
    payment_method: {
      type: 'WALLET',
      phone_number: phone,
      extra: { is_three_ds: false, code_refusal: refusal },
    },
    outcome,
    settlesAt: now + settlesAfterMs,
  };
}
