import { createParser } from 'eventsource-parser';

const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

/** A refusal would repeat: the order is not the caller's, or there is none, or nothing to follow. */
const isRefusal = ({ status }: Response) =>
  status === 204 || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/** The server's `retry-after`, at most a minute. */
function retryMs(response: Response | null): number {
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(Math.max(seconds * 1_000, RETRY_MS), MAX_RETRY_MS) : RETRY_MS;
}

/** Reads until the stream ends: a newer one of the caller replaced it, its server ended it, or the connection did. */
async function followStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (kind: string, data: string) => void,
): Promise<'replaced' | 'ended' | 'lost'> {
  let isReplaced = false;
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => {
      if (event === 'replaced') isReplaced = true;
      else onEvent(event, data);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  while (!isReplaced) {
    const part = await reader.read().catch(() => null);
    if (!part) return 'lost';
    if (part.done) return 'ended';
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
  return 'replaced';
}

/**
 * EventSource sends no headers, so `fetch`. Reopens unless the stream was refused or replaced by a newer one. The end of one is an
 * event too, `ended`: whoever may not hear of something any more finds that out by asking.
 */
export async function readEvents({
  path,
  headers,
  signal,
  replacedMs = null,
  onEvent,
}: {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** After them a replaced stream is opened again; null: never, the newer one is on a page of its own. */
  replacedMs?: number | null;
  onEvent: (kind: string, data: string) => void;
}): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(path, { headers, signal, cache: 'no-store' }).catch(() => null);
    if (response && isRefusal(response)) return;
    const end = response?.ok && response.body ? await followStream(response.body, onEvent) : 'lost';
    const isReplaced = end === 'replaced';
    if (signal.aborted || (isReplaced && replacedMs === null)) return;
    if (end === 'ended') onEvent('ended', '');
    await new Promise((done) => setTimeout(done, isReplaced ? (replacedMs ?? 0) : retryMs(response)));
  }
}
