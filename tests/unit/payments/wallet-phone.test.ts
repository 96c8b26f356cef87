import { toWalletPhone } from '@/lib/domain/payments/wallet-phone';

test.each([
  ['3107654321', '3107654321'],
  [' +57 310 765-4321 ', '3107654321'],
  ['573107654321', '3107654321'],
  ['３１０７６５４３２１', '3107654321'],
  ['+1 310 765 4321', '+1 310 765 4321'],
  ['310', '310'],
  ['celular', 'celular'],
])('%j is the phone %j of a wallet (rule payments/nequi)', (text, phone) => {
  expect(toWalletPhone(text)).toBe(phone);
});
