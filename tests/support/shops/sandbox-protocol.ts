import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { signIntegrity } from '@/backend/providers/payments/wompi/signatures';
import { type SandboxBench, SLUG } from './sandbox-bench';

export const keys = sandboxKeys(SLUG);
/** Keys of the right form that nobody has. */
export const UNKNOWN = { pub: `pub_test_nobody_${'0'.repeat(32)}`, prv: `prv_test_nobody_${'0'.repeat(32)}` };
export const denied = (reason: string) => ({ error: { type: 'INVALID_ACCESS_TOKEN', reason } });
export const invalid = (name: string, text: string) => ({
  error: { type: 'INPUT_VALIDATION_ERROR', messages: { [name]: [text] } },
});
export const NO_KEY = denied('Se esperaba una llave pública o privada pero no se recibió ninguna');
export const NOT_FOUND = { error: { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' } };

type Merchant = {
  data: Record<'presigned_acceptance' | 'presigned_personal_data_auth', { acceptance_token: string }>;
};

/** The calls of a shop's server to the sandbox, in the gateway's own words. */
export function speakTo(bench: SandboxBench) {
  const getMerchant = async () => (await bench.ask(`/v1/merchants/${keys.publicKey}`)).body as Merchant;
  return {
    getMerchant,
    /** A body that would be taken; `changes` break it after it was signed, `signed` before. */
    async chargeBody(changes: object = {}, signed: object = {}) {
      const { data } = await getMerchant();
      const charge = { reference: '77-1', amount_in_cents: 3_250_000, currency: 'COP', ...signed };
      const secret = keys.integritySecret;
      const cents = charge.amount_in_cents;
      return {
        acceptance_token: data.presigned_acceptance.acceptance_token,
        accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
        ...charge,
        signature: signIntegrity({ ...charge, cents, expirationTime: null, secret }),
        customer_email: 'ana@example.com',
        payment_method: { type: 'CARD', token: await bench.tokenize(), installments: 1 },
        ...changes,
      };
    },
    charge: (body: unknown, key: string = keys.privateKey) => bench.ask('/v1/transactions', { key, body }),
  };
}

export async function expectAnswer(
  answer: Promise<{ status: number; body: unknown }>,
  status: number,
  body: unknown,
): Promise<void> {
  const { status: got, body: said } = await answer;
  expect([got, said]).toEqual([status, body]);
}
