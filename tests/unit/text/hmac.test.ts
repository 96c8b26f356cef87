import { createHmac } from 'node:crypto';
import { fromBase64Url, hmacKeyOf, toBase64Url } from '@/lib/domain/text/hmac';

const signed = createHmac('sha256', 'secreto').update('mesa 3').digest('base64url');

test('a signature is printed as everybody prints it, and is of its secret alone', async () => {
  const text = new TextEncoder().encode('mesa 3');
  const own = await crypto.subtle.sign('HMAC', await hmacKeyOf('secreto'), text);
  expect(toBase64Url(new Uint8Array(own))).toBe(signed);
  const given = fromBase64Url(signed) ?? new Uint8Array();
  expect(await crypto.subtle.verify('HMAC', await hmacKeyOf('secreto'), given, text)).toBe(true);
  expect(await crypto.subtle.verify('HMAC', await hmacKeyOf('otro'), given, text)).toBe(false);
});

test.each(['', 'short', `${signed}x`, `${signed.slice(0, -1)}+`])('«%s» is no signature', (text) =>
  expect(fromBase64Url(text)).toBeNull(),
);
