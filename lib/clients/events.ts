import { createParser } from 'eventsource-parser';

const RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;

/** A refusal would repeat: not the caller's order, or none. */
const isRefusal = ({ status }: Response) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** What the server says, at most a minute. */
function retryMs(response: Response | null): number {
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(Math.max(seconds * 1_000, RETRY_MS), MAX_RETRY_MS) : RETRY_MS;
}

/** Reads until the stream ends. @returns whether a newer stream of the caller replaced it */
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

/** EventSource sends no headers, so `fetch`. Reopens unless the stream was refused or replaced by a newer one. */
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
