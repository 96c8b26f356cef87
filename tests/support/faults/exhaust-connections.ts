import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ask } from '@/tests/e2e/support/raw-http';

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a request on a connection that is open. @returns the answer, empty where it is closed instead */
async function askOn(socket: Socket, text: string): Promise<string> {
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  if (socket.destroyed) return answer;
  // One that the other side has ended by now fails to write and closes.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(text);
  await closed;
  return answer;
}

/** Opens more connections than a program can hold, until it refuses a new one; none asks before `ask`. */
export async function exhaustConnections({ port, size }: { port: number; size: number }) {
  const sockets = await Promise.all(Array.from({ length: size }, () => open(port)));
  const newcomer = () => ask({ port, host: 'zzz.test', path: '/' }).catch(() => '');
  while ((await newcomer()) !== '');
  const held = () => sockets.filter((socket) => !socket.destroyed);
  return {
    held: () => held().length,
    /** Lets all who are still there ask at once. */
    ask: (textOf: (index: number) => string) =>
      Promise.all(held().map((socket, index) => askOn(socket, textOf(index)))),
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
