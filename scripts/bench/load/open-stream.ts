import { type IncomingMessage, request } from 'node:http';

export type StreamCall = { port: number; host: string; path: string; headers: Record<string, string> };

/** Opens a stream on a connection of its own. @returns its answer, whatever the status */
export function openStream({ port, host, path, headers }: StreamCall): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent: false, host: '127.0.0.1', port, path, headers: { ...headers, host } },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}
