import type { TransferSettings } from '@/lib/domain/payments/transfer';
import { createBranch, createBundle } from '@/tests/support/backend/tenant-bundle';

export const TRANSFER: TransferSettings = {
  account: {
    bank: 'Banco de Prueba',
    type: 'savings',
    number: '0042-1234',
    holder: 'Casa SAS',
    document: 'NIT 900.123.456-8',
  },
  payMinutes: 30,
  reviewMinutes: 60,
};
export const BY_TRANSFER = { payment_method: 'transfer' } as const;

/** The usual branches; the first takes transfers as well. */
export function branchesWithTransfer() {
  const [first, ...others] = createBundle().branches;
  if (!first) throw new Error('the bundle has no branch');
  const paymentMethods = [...first.paymentMethods, { method: 'transfer' as const, services: first.services }];
  return [createBranch({ ...first, paymentMethods, transfer: TRANSFER }), ...others];
}
