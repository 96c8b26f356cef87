import {
  APPROVAL_CODE,
  APPROVAL_PHONE,
  toApprovalCode,
  toApprovalPhone,
} from '@/lib/domain/payments/approval-code';

describe('the phone and the code of a wallet (rule payments/wallet)', () => {
  it.each(['999111222', ' 999 111 222 ', '+51 999-111-222', '0051999111222', '９９９１１１２２２'])(
    'takes %j',
    (text) => {
      expect(toApprovalPhone(text)).toBe('999111222');
    },
  );

  it.each(['+57 300 123 4567', '99911122', '9991112223', '012345678', '', 'phone'])('refuses %j', (text) => {
    expect(toApprovalPhone(text)).not.toMatch(APPROVAL_PHONE);
  });

  it.each([
    ['123456', true],
    ['123 456', true],
    ['123\u2013456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['', false],
  ])('a code %j: %s', (text, isCode) => {
    expect(APPROVAL_CODE.test(toApprovalCode(text))).toBe(isCode);
  });
});
