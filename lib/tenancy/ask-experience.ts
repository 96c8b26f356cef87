import { serviceUrl } from '@/lib/config/service-urls';
import { type CallValues, callPath } from '@/lib/contract/call-path';
import type { Answer } from './lookup';

const LIMIT_MS = 1_500;
const MAX_BYTES = 2_000_000;

async function readText(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** 404 is `unknown`, other failures `failed`. @param parse null when the answer cannot be used */
export async function askExperience<Facts>({
  host,
  parse,
  ...asked
}: {
  host: string;
  parse: (value: unknown) => Facts | null;
} & CallValues): Promise<Answer<Facts>> {
  const response = await fetch(`${serviceUrl(asked.call.service)}${callPath(asked)}`, {
    headers: { 'x-forwarded-host': host },
    signal: AbortSignal.timeout(LIMIT_MS),
    cache: 'no-store',
    redirect: 'error',
  });
  if (response.status === 404) return { kind: 'unknown' };
  if (!response.ok) return { kind: 'failed' };
  const text = await readText(response);
  const facts = text === null ? null : parse(JSON.parse(text));
  return facts ? { kind: 'found', facts } : { kind: 'failed' };
}
