/** What a service may read a body of. The other methods have none, and RFC 9110 gives one sent with them no meaning. */
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Says how the body of a request ends, in one of the two ways that every server reads alike (RFC 9112, section 6).
 * @param {import('node:http').IncomingMessage} request
 * @returns {{status: number} | {headers: Record<string, string>, hasBody: boolean}} the status to refuse it with: 400
 *   for a coding other than `chunked`, or one beside a length or in HTTP/1.0; 413 for a body where the method has none.
 *   Else the headers that frame the body anew, and whether there is one to send
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
