import { createServer } from 'node:http';

/** What a visitor's socket may cost: how long headers and a body may take, and how often that is looked at. */
export const SOCKET_LIMITS = { headersMs: 10_000, bodyMs: 30_000, checkMs: 2_000 };

const MAX_HEADER_BYTES = 16_384;

/**
 * A server that closes slow connections soon after their time is over: by itself Node looks only every half minute.
 * @param {import('node:http').RequestListener} answer
 * @param {typeof SOCKET_LIMITS} limits
 */
export function createLimitedServer(answer, { headersMs, bodyMs, checkMs } = SOCKET_LIMITS) {
  return createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersMs,
      requestTimeout: bodyMs,
      connectionsCheckingInterval: checkMs,
    },
    answer,
  );
}
