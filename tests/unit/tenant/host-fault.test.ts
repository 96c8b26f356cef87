import { findHostFault } from '@/lib/domain/tenant/host-fault';

test.each([
  'menu.example.com',
  'brasa-andina.localhost',
  'centro.brasa-andina.localhost',
  'xn--caf-dma.example',
  'brasa.com.co',
  'brasa.vercel.app',
  'pizza.co',
  '1001-noches.com',
  '7.eleven.com',
  `${'a'.repeat(63)}.example`,
])('%s can be a tenant’s own', (host) => {
  expect(findHostFault(host)).toBeNull();
});

const ADDRESS = 'is an address, not a name: such as menu.example.com';
const NO_NAME = 'is not a host name in lower case, such as menu.example.com';
test.each([
  ['localhost', 'is one word, which every machine may answer: such as localhost.example.com'],
  ['intranet', 'is one word, which every machine may answer: such as intranet.example.com'],
  ['127.0.0.1', ADDRESS],
  ['203.0.113.7', ADDRESS],
  ['127.1', ADDRESS],
  ['2130706433', ADDRESS],
  ['0x7f000001', ADDRESS],
  ['0x7f.1', ADDRESS],
  ['0177.0.0.01', ADDRESS],
  ['menu.example.0x', ADDRESS],
  ['::1', ADDRESS],
  ['[::1]', ADDRESS],
  ['[2001:db8::1]:443', ADDRESS],
  ['2001:db8::1', ADDRESS],
  ['menu.example.com:8080', 'has a port: write the name alone'],
  ['*.example.com', 'is for many hosts: name each one'],
  ['*', 'is for many hosts: name each one'],
  ['com.co', 'is where anybody may register a name: such as menu.com.co'],
  ['co.uk', 'is where anybody may register a name: such as menu.co.uk'],
  ['vercel.app', 'is where anybody may register a name: such as menu.vercel.app'],
  ['Menu.example.com', NO_NAME],
  ['menu.example.com.', NO_NAME],
  ['menu..com', NO_NAME],
  ['.com', NO_NAME],
  ['-menu.example.com', NO_NAME],
  ['menu_1.example.com', NO_NAME],
  ['https://menu.example.com', 'has a port: write the name alone'],
  ['menu.example.com/x', NO_NAME],
  ['', NO_NAME],
  [`${'a'.repeat(64)}.example`, NO_NAME],
  [`${'a.'.repeat(126)}example`, NO_NAME],
])('"%s" is refused', (host, fault) => {
  expect(findHostFault(host)).toBe(fault);
});
