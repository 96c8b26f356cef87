import { bankWaitsUntil } from '@/lib/domain/payments/bank-time';

test('a bank has a quarter of an hour after the attempt (rule payments/pse)', () => {
  expect(bankWaitsUntil(new Date('2026-11-18T17:15:00Z'))).toEqual(new Date('2026-11-18T17:30:00Z'));
});
