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

test.each([
  ['localhost', 'word'],
  ['intranet', 'word'],
  ['127.0.0.1', 'number'],
  ['203.0.113.7', 'number'],
  ['127.1', 'number'],
  ['2130706433', 'number'],
  ['0x7f000001', 'number'],
  ['0x7f.1', 'number'],
  ['0177.0.0.01', 'number'],
  ['menu.example.0x', 'number'],
  ['::1', 'number'],
  ['[::1]', 'number'],
  ['[2001:db8::1]:443', 'number'],
  ['2001:db8::1', 'number'],
  ['menu.example.com:8080', 'port'],
  ['*.example.com', 'many'],
  ['*', 'many'],
  ['com.co', 'suffix'],
  ['co.uk', 'suffix'],
  ['vercel.app', 'suffix'],
  ['Menu.example.com', 'form'],
  ['menu.example.com.', 'form'],
  ['menu..com', 'form'],
  ['.com', 'form'],
  ['-menu.example.com', 'form'],
  ['menu_1.example.com', 'form'],
  ['https://menu.example.com', 'address'],
  ['menu.example.com/x', 'form'],
  ['', 'form'],
  [`${'a'.repeat(64)}.example`, 'form'],
  [`${'a.'.repeat(126)}example`, 'form'],
])('"%s" is refused', (host, fault) => {
  expect(findHostFault(host)).toBe(fault);
});
