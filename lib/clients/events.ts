const RETRY_MS = 5_000;

/**
 * Reads server-sent events with `fetch`, because an EventSource sends no headers (decision 114). A stream that ends
 * is opened again after a while; a refusal is not.
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
    if (response && !response.ok) return;
    const reader = response?.body?.getReader();
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
