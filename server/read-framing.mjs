/** RFC 9110 gives other methods' bodies no meaning. */
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Accepts only framings that every server reads alike (RFC 9112, section 6).
 * @param {import('node:http').IncomingMessage} request
 * @returns {{status: number} | {headers: Record<string, string>, hasBody: boolean}} 400 for ambiguous framing, 413
 * for a body where the method has none; else the new framing
 */
export function readFraming({ method = '', headers, httpVersion }) {
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (coding !== undefined) {
    const isChunked = coding.trim().toLowerCase() === 'chunked';
    if (!isChunked || length !== undefined || httpVersion !== '1.1') return { status: 400 };
  }
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return { status: 400 };
  const hasBody = coding !== undefined || Number(length ?? 0) > 0;
  if (!METHODS_WITH_BODY.has(method)) return hasBody ? { status: 413 } : { headers: {}, hasBody };
  return {
    headers: coding === undefined ? { 'content-length': length ?? '0' } : { 'transfer-encoding': 'chunked' },
    hasBody,
  };
}
