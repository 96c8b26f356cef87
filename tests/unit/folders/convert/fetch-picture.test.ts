import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPicture } from '@/backend/folders/convert/fetch-picture';
import { isPublicAddress } from '@/backend/folders/convert/public-address';

const PICTURE = Buffer.from('bytes of a picture');
const asked: string[] = [];
let server: Server;
let home: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/a.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE);
    else if (path === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else if (path === '/moved') response.writeHead(302, { location: '/a.jpg' }).end();
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (path === '/large')
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(21 * 1024 * 1024));
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
const allows = (address: string) => address === '127.0.0.1';

test.each(['/a.jpg', '/moved'])('a picture is fetched from %s', async (path) => {
  expect(await fetchPicture({ url: home + path, allows })).toEqual(PICTURE);
});

test.each([
  ['/page', 'not_a_picture'],
  ['/none.jpg', 'not_there'],
  ['/round', 'not_there'],
  ['/inside', 'private_address'],
  ['/file', 'bad_url'],
  ['/large', 'too_large'],
])('%s is %s', async (path, fault) => {
  expect(await fetchPicture({ url: home + path, allows })).toBe(fault);
});

test.each([
  ['an address of this machine', () => home],
  ['a name of this machine', () => home.replace('127.0.0.1', 'localhost')],
  ['an address in other writing', () => home.replace('127.0.0.1', '2130706433')],
  ['one of IPv6', () => home.replace('127.0.0.1', '[::1]')],
  ['one of IPv4 inside IPv6', () => home.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
])('%s is asked nothing', async (_name, url) => {
  asked.length = 0;
  expect(await fetchPicture({ url: `${url()}/a.jpg` })).toBe('private_address');
  expect(asked).toEqual([]);
});

test.each(['', 'no address', 'ftp://x.example/a.jpg', 'http://user:key@x.example/a.jpg', 'javascript:1'])(
  '«%s» is no address of a picture',
  async (url) => expect(await fetchPicture({ url, allows })).toBe('bad_url'),
);

test.each([
  ...['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111'].map((address) => [address, true] as const),
  ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '0.0.0.0', '255.255.255.255']
    .concat([
      '::',
      '::1',
      'fe80::1',
      'fc00::1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
      'localhost',
    ])
    .map((address) => [address, false] as const),
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
