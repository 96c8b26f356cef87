import { GatewayError } from '@/backend/providers/payments/port';

const LIMIT_MS = 5_000;
/** The part of an answer that is kept. */
const MOST_LETTERS = 10_000;

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

export type Answered = { status: number; isPassing: boolean; text: string };

/**
 * Posts to a constant host. Neither the address nor what is sent is in any error: both hold a secret.
 * @throws GatewayError `unavailable` without an answer
 */
export async function postEvent({
  url,
  body,
  to,
}: {
  url: URL;
  body: unknown;
  to: string;
}): Promise<Answered> {
  const silent = (error: Error): never => {
    throw new GatewayError('unavailable', `${to} did not answer: ${error.name}`);
  };
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(silent);
  const text = response.ok ? '' : await response.text().catch(silent);
  if (response.ok) await response.body?.cancel();
  return {
    status: response.status,
    isPassing: isPassing(response.status),
    text: text.slice(0, MOST_LETTERS),
  };
}
