const RETRY_MS = 5_000;

/** An answer that would be the same again: not the caller's order, or none at all. */
const isRefusal = ({ status }: Response) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Reads server-sent events with `fetch`, because an EventSource sends no headers (decision 114). A stream that ends,
 * or that nobody can serve just now, is opened again after a while; one that was refused is not.
 */
export async function readEvents({
  path,
  headers,
  signal,
  onEvent,
}: {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  onEvent: () => void;
}): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(path, { headers, signal, cache: 'no-store' }).catch(() => null);
    if (response && isRefusal(response)) return;
    const reader = response?.ok ? response.body?.getReader() : undefined;
    const decoder = new TextDecoder();
    for (
      let part = await reader?.read().catch(() => null);
      part && !part.done;
      part = await reader?.read().catch(() => null)
    ) {
      if (decoder.decode(part.value, { stream: true }).includes('data:')) onEvent();
    }
    if (signal.aborted) return;
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}
