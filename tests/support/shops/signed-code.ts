import { createHmac } from 'node:crypto';
import { textToSign, type WaiterCode, withSignature } from '@/lib/domain/table/waiter-code';

/** The code that a phone shows to the waiter, signed at once. @param secret of its member */
export function signedCode(code: WaiterCode, secret = 'nobodys'): string {
  const text = textToSign(code);
  return withSignature({ text, signature: createHmac('sha256', secret).update(text).digest('base64url') });
}
