import { AppError } from '@/backend/errors';

/** A call names one purchase, also where it says it twice. @throws invalid_input */
export function assertSamePurchase(id: string, expectedId: number | string | undefined): void {
  if (expectedId !== undefined && String(expectedId) !== id)
    throw new AppError('invalid_input', { fields: { purchase_id: 'another' } });
}
