import type { Logger } from 'pino';

export type RevalidateWebs = (hosts: readonly string[]) => Promise<boolean>;

const LIMIT_MS = 2_000;

/** Failures are logged, never thrown. */
export function createRevalidateWebs({
  urls,
  secret,
  log,
}: {
  urls: readonly string[];
  secret: string;
  log: Logger;
}): RevalidateWebs {
  const tell = async (url: string, host: string) => {
    const response = await fetch(`${url}/api/revalidate?host=${encodeURIComponent(host)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
  };
  return async (hosts) => {
    const calls = urls.flatMap((url) => hosts.map((host) => tell(url, host)));
    const failed = (await Promise.allSettled(calls)).filter((one) => one.status === 'rejected');
    for (const { reason } of failed)
      log.warn({ error: { name: reason.name, message: reason.message } }, 'revalidation request failed');
    return failed.length === 0;
  };
}
