import { createParser } from 'eventsource-parser';

const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

/** An answer that would be the same again: not the caller's order, or none at all. */
const isRefusal = ({ status }: Response) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** How long to wait before the events are asked for again, in milliseconds: as long as the server says, at most a minute. */
function retryMs(response: Response | null): number {
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(Math.max(seconds * 1_000, RETRY_MS), MAX_RETRY_MS) : RETRY_MS;
}

/** Tells of every event of a stream until it ends. @returns whether another of the caller's streams took its place */
async function followStream(body: ReadableStream<Uint8Array>, onEvent: () => void): Promise<boolean> {
  let isReplaced = false;
  const parser = createParser({
    onEvent: ({ event }) => {
      if (event === 'replaced') isReplaced = true;
      else onEvent();
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  while (!isReplaced) {
    const part = await reader.read().catch(() => null);
    if (!part || part.done) break;
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
  return isReplaced;
}

/**
 * Reads server-sent events with `fetch`, because an EventSource sends no headers. A stream that ends, or that nobody can
 * serve just now, is opened again after a while; one that was refused, or that a newer one of the same diner replaced,
 * is not.
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
    if (response?.ok && response.body && (await followStream(response.body, onEvent))) return;
    if (signal.aborted) return;
    await new Promise((done) => setTimeout(done, retryMs(response)));
  }
}
