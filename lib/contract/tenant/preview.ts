import { fromBase64Url, hmacKeyOf, toBase64Url } from '@/lib/domain/text/hmac';

/** Proof for a preview (rule tenant/preview), by address once, then by cookie; web and backend both check it. */
export type PreviewPass = { host: string; expires: number; signature: string };
export type PreviewSecret = { hosts: readonly string[]; secret: string };

export const PREVIEW_COOKIE = 'preview';
export const PREVIEW_SECONDS = 86_400;

const encoder = new TextEncoder();

type Signed = { stagingHost: string; host: string; expires: number };
const messageOf = ({ stagingHost, host, expires }: Signed) =>
  encoder.encode(['preview1', stagingHost, host, expires].join('|'));

/** `expires` in seconds since 1970. */
export async function signPreview({ secret, ...signed }: Signed & { secret: string }): Promise<PreviewPass> {
  const signature = await crypto.subtle.sign('HMAC', await hmacKeyOf(secret), messageOf(signed));
  const { host, expires } = signed;
  return { host, expires, signature: toBase64Url(new Uint8Array(signature)) };
}

/** Signed by us, for this staging host, and not expired. */
export async function isPreviewPass({
  pass,
  stagingHost,
  secret,
  now,
}: {
  pass: PreviewPass;
  stagingHost: string;
  secret: string;
  now: Date;
}): Promise<boolean> {
  const { host, expires } = pass;
  const given = fromBase64Url(pass.signature);
  if (!given || !Number.isSafeInteger(expires) || expires * 1_000 <= now.getTime()) return false;
  return crypto.subtle.verify(
    'HMAC',
    await hmacKeyOf(secret),
    given,
    messageOf({ stagingHost, host, expires }),
  );
}

export function readPreviewQuery(query: URLSearchParams): PreviewPass | null {
  const [host, signature] = [query.get('preview'), query.get('sig')];
  if (!host || !signature) return null;
  return { host, expires: Number(query.get('exp') ?? ''), signature };
}

export function printPreviewQuery({ host, expires, signature }: PreviewPass): string {
  return new URLSearchParams({ preview: host, exp: String(expires), sig: signature }).toString();
}

export const printPreviewCookie = ({ host, expires, signature }: PreviewPass) =>
  `${host}~${expires}~${signature}`;

export function readPreviewCookie(value: string | undefined): PreviewPass | null {
  const [host, expires, signature, ...more] = (value ?? '').split('~');
  if (!host || !expires || !signature || more.length > 0) return null;
  return { host, expires: Number(expires), signature };
}
