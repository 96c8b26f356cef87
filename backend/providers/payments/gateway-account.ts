import { LRUCache } from 'lru-cache';
import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import { openSealed, SealError, type Sealed, seal } from '@/backend/platform/sealing/seal';
import { type AccountKeys, parseAccountValues, takesAccounts } from './account-providers';
import { GatewayError } from './port';

/** Whose an account is, and at which gateway; without a branch it is the whole tenant's. */
export type AccountPlace = {
  instance_id: number;
  supplier_id: number | null;
  provider: string;
  public_id: string;
};
export type GatewayAccount = AccountPlace & Sealed & { id: number };

const UNUSABLE = {
  no_key: 'was sealed with a key that is not here',
  changed: 'was changed, or belongs elsewhere',
  real_money: 'takes real money, and the payment sandbox is on',
} as const;

/** Nothing is charged by it, and no other account stands in for it. */
export class UnusableAccountError extends GatewayError {
  readonly fault: keyof typeof UNUSABLE;

  constructor(fault: keyof typeof UNUSABLE) {
    super('unavailable', `the account ${UNUSABLE[fault]}`);
    this.name = 'UnusableAccountError';
    this.fault = fault;
  }
}

const placeOf = ({ instance_id, supplier_id, provider, public_id }: AccountPlace) => [
  'gateway account',
  instance_id,
  supplier_id,
  provider,
  public_id,
];

/** The keys by the names of their variables (rule payments/accounts). */
export const sealKeys = ({
  ring,
  place,
  keys,
}: {
  ring: KeyRing;
  place: AccountPlace;
  keys: Pick<AccountKeys, 'values'>;
}): Sealed =>
  seal({
    ring,
    place: placeOf(place),
    text: JSON.stringify(keys.values),
  });

/** @param ring null without a key here @throws UnusableAccountError */
export function openKeys({ ring, account }: { ring: KeyRing | null; account: GatewayAccount }): AccountKeys {
  if (!ring) throw new UnusableAccountError('no_key');
  try {
    const { key_id, sealed, provider } = account;
    const stored = JSON.parse(openSealed({ ring, place: placeOf(account), key_id, sealed }));
    const keys = takesAccounts(provider) ? parseAccountValues(provider, (name) => stored[name]) : null;
    if (keys) return keys;
  } catch (error) {
    throw new UnusableAccountError(error instanceof SealError ? error.fault : 'changed');
  }
  throw new UnusableAccountError('changed');
}

const KEPT = 500;

/** Keeps what it opened, by all that was opened: a changed row is opened anew, at every backend. */
export function createKeyOpener(ring: KeyRing | null): (account: GatewayAccount) => AccountKeys {
  const opened = new LRUCache<string, AccountKeys>({ max: KEPT });
  return (account) => {
    const name = JSON.stringify([...placeOf(account), account.key_id, account.sealed.toString('base64')]);
    const keys = opened.get(name) ?? openKeys({ ring, account });
    opened.set(name, keys);
    return keys;
  };
}
