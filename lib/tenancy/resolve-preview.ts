import {
  isPreviewPass,
  type PreviewPass,
  type PreviewSecret,
  readPreviewCookie,
  readPreviewQuery,
} from '@/lib/contract/tenant/preview';
import { parseHost } from '@/lib/domain/tenant/host';

type Preview =
  | { kind: 'none' }
  /** The pass becomes a cookie and leaves the address. */
  | { kind: 'enter'; pass: PreviewPass; to: string }
  | { kind: 'leave' }
  | { kind: 'refused' }
  | { kind: 'active'; host: string };

const LINK_WORDS = ['preview', 'sig', 'exp'];

function withoutLink({ pathname, query }: { pathname: string; query: URLSearchParams }): string {
  const rest = new URLSearchParams([...query].filter(([name]) => !LINK_WORDS.includes(name)));
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** Previews only on staging hosts (rule tenant/preview). */
export async function resolvePreview({
  request,
  config,
  now,
}: {
  request: { host: string | null; pathname: string; query: URLSearchParams; cookie: string | undefined };
  config: PreviewSecret | null;
  now: Date;
}): Promise<Preview> {
  const { host, query } = request;
  if (host === null || !config?.hosts.includes(host)) return { kind: 'none' };
  const holds = (pass: PreviewPass) => isPreviewPass({ pass, stagingHost: host, secret: config.secret, now });
  if (query.get('preview') === 'off') return { kind: 'leave' };
  if (query.has('preview')) {
    const pass = readPreviewQuery(query);
    return pass && (await holds(pass))
      ? { kind: 'enter', pass, to: withoutLink(request) }
      : { kind: 'refused' };
  }
  const pass = readPreviewCookie(request.cookie);
  const previewed = pass && (await holds(pass)) ? parseHost(pass.host) : null;
  return previewed === null ? { kind: 'none' } : { kind: 'active', host: previewed };
}
