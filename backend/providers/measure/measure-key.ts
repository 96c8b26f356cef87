import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import { openSealed, SealError, type Sealed, seal } from '@/backend/platform/sealing/seal';
import type { Destination } from '@/lib/domain/visit/consent';
import type { MeasureKey } from './port';
import { RefusedKeyError } from './port';

/** The secret that the operator gives for each destination, and its form. */
export const MEASURE_SECRETS = {
  google: { name: 'api_secret', form: /^[\w-]{16,100}$/, like: 'the secret of a stream, such as AbCd-1234…' },
  meta: { name: 'access_token', form: /^[A-Za-z0-9]{40,500}$/, like: 'EAAB…' },
} as const satisfies Record<Destination, { name: string; form: RegExp; like: string }>;

type Place = Pick<MeasureKey, 'instance_id' | 'destination'>;
const placeOf = ({ instance_id, destination }: Place) => ['measure key', instance_id, destination];

export const sealSecret = ({
  ring,
  place,
  secret,
}: {
  ring: KeyRing;
  place: Place;
  secret: string;
}): Sealed => seal({ ring, place: placeOf(place), text: secret });

const FAULTS = {
  no_key: 'was sealed with a key that is not here',
  changed: 'was changed, or belongs elsewhere',
} as const;

/** Tried again: the operator may bring the key back. */
export class UnusableKeyError extends RefusedKeyError {
  constructor(fault: keyof typeof FAULTS) {
    super(`the secret ${FAULTS[fault]}`);
    this.name = 'UnusableKeyError';
  }
}

/** @throws UnusableKeyError */
export function openSecret({ ring, key }: { ring: KeyRing | null; key: MeasureKey }): string {
  if (ring === null) throw new UnusableKeyError('no_key');
  try {
    return openSealed({ ring, place: placeOf(key), key_id: key.key_id, sealed: key.sealed });
  } catch (error) {
    throw new UnusableKeyError(error instanceof SealError ? error.fault : 'changed');
  }
}
