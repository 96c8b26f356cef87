import { connect } from 'node:net';

/** Sends bytes as they are and answers all that comes back before the other side closes. */
export function sendRaw({ port, text }: { port: number; text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      received += part;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

/** A plain request, closed after its answer. */
export function ask({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
}: {
  port: number;
  host: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return sendRaw({
    port,
    text: `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${lines.join('')}\r\n`,
  });
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
export const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
