import type { ShopPatch } from './shop-patch';

/**
 * Whether a step says where the money of transfers goes (rule payments/transfer), which the owner alone says: who changes it sends the
 * money elsewhere.
 */
export const paysElsewhere = (patch: ShopPatch): boolean => {
  if (patch.kind !== 'branch') return false;
  if (patch.op === 'set') return patch.field[0] === 'transfer';
  return patch.op === 'add' && (patch.entity.transfer ?? null) !== null;
};
