import { createHmac } from 'node:crypto';
import type { Breaker } from '@/backend/providers/payments/breaker';
import { GatewayError } from '@/backend/providers/payments/port';
import type { SmsMessage, SmsPort } from './port';

const LIMIT_MS = 5_000;

/** A receiver refuses old ones, so the time is signed too. */
const signMessage = ({ secret, time, body }: { secret: string; time: number; body: string }): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/** An address of the operator's own; the contract of the call is docs/operations/sms.md. */
export function createWebhookSms({
  url,
  secret,
  guarded,
  clock,
}: {
  url: string;
  secret: string;
  guarded: Breaker;
  clock: () => Date;
}): SmsPort {
  const post = async (message: SmsMessage): Promise<void> => {
    const body = JSON.stringify(message);
    const time = Math.floor(clock().getTime() / 1_000);
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': message.id,
        'x-signature': signMessage({ secret, time, body }),
      },
      body,
    }).catch((error: Error) => {
      throw new GatewayError('unavailable', `the SMS provider did not answer: ${error.name}`);
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    throw new GatewayError(isPassing(status) ? 'unavailable' : 'refused', `the SMS provider said ${status}`);
  };
  return {
    delivers: true,
    codeKey: createHmac('sha256', secret).update('phone codes').digest('hex'),
    send: (message) => guarded(() => post(message)),
  };
}
