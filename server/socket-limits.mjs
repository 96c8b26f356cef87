import { createServer } from 'node:http';

/** Times for headers and body, and how often they are checked. */
export const SOCKET_LIMITS = { headersMs: 10_000, bodyMs: 30_000, checkMs: 2_000 };

const MAX_HEADER_BYTES = 16_384;

/**
 * Node itself checks only every half minute.
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
