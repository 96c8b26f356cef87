import { Agent, type IncomingMessage, request } from 'node:http';

type Call = {
  host?: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
};

/** @throws Error when it is refused */
export type Ask = <Answer>(what: Call) => Promise<Answer>;

/** A visitor of its own behind the edge, below any address's limit. */
export const visitor = (index: number) => ({ 'x-forwarded-for': `198.51.${index % 200}.${index % 250}` });

/** Calls a port of this machine over connections that stay open. */
export function createHttpClient(port: number): {
  send: (what: Call) => Promise<IncomingMessage>;
  call: Ask;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });

  function send({ host = '127.0.0.1', method = 'GET', path, headers = {}, body }: Call) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type =
      text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...type, host } },
        resolve,
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }

  async function call<Answer>(what: Call): Promise<Answer> {
    const answer = await send(what);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    if ((answer.statusCode ?? 0) >= 300)
      throw new Error(`${what.path} answered ${answer.statusCode}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as Answer;
  }
  return { send, call };
}
