import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { BatchingSocket } from '@/backend/platform/database/batching-socket';

test('what is written in one turn is held until the turn ends, and goes out in order', async () => {
  const server = createServer((peer) => peer.pipe(peer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new BatchingSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const words = ['begin;', 'select 1;', 'commit;'];
  for (const word of words) socket.write(word);
  const held = [socket.writableCorked, socket.writableLength];
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.write('again;', 'utf8');
  const [second] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  server.close();
  expect(held).toEqual([1, words.join('').length]);
  expect([first.toString(), second.toString()]).toEqual([words.join(''), 'again;']);
});
