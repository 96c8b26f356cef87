import { request } from 'node:http';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
export type Asked = { port: number; host: string; path: string; headers?: Record<string, string> };

/** Under a host name, as an edge would. */
export function get({ port, host, path, headers = {} }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
