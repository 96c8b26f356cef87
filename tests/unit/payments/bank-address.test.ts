import { isBankAddress } from '@/lib/domain/payments/bank-address';

const REAL = { domains: ['wompi.co', 'pse.com.co'], ownOrigin: null };
const SANDBOX = { domains: [], ownOrigin: 'http://127.0.0.1:4010' };

it.each([
  'https://registro.pse.com.co/PSEUserRegister/StartTransaction.htm?enc=abc%3d',
  'https://api-sandbox.wompi.co/v1/pse/redirect?ticket_id=1-2-3',
  'https://wompi.co/',
])('leads to %s (rule payments/pse)', (url) => {
  expect(isBankAddress({ url, to: REAL })).toBe(true);
});

it.each([
  'http://registro.pse.com.co/',
  'https://pse.com.co.evil.test/',
  'https://evilpse.com.co/',
  'https://evil.test/?https://wompi.co',
  'https://wompi.co@evil.test/',
  'https://someone@wompi.co/',
  'https://wompi.co:8443/',
  'javascript:alert(1)//wompi.co',
  '//wompi.co/pay',
  'data:text/html,wompi.co',
  '',
  'http://127.0.0.1:4010/v1/pse/redirect',
])('never leads to %j', (url) => {
  expect(isBankAddress({ url, to: REAL })).toBe(false);
});

it.each([
  ['http://127.0.0.1:4010/v1/pse/redirect?ticket_id=1', true],
  ['http://127.0.0.1:4011/v1/pse/redirect?ticket_id=1', false],
  ['http://localhost:4010/v1/pse/redirect?ticket_id=1', false],
  ['https://wompi.co/', false],
])('the sandbox leads to its own page alone: %s is %s', (url, leads) => {
  expect(isBankAddress({ url, to: SANDBOX })).toBe(leads);
});
