import { AppError } from '@/backend/errors';
import type { NewPasskey, SignedPasskey } from '@/lib/contract/staff/passkey-calls';
import { PASSKEY_ALGORITHMS } from '@/lib/domain/staff/passkeys';

/** Loaded with the first passkey: 25 MB that an installation without any does not carry. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The name that passkeys are bound to, and the address of the pages that may use them. */
export type RelyingParty = { id: string; origin: string };

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** The library throws plain errors, whose words name what did not fit. @throws passkey_refused */
async function orRefused<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new AppError('passkey_refused', error instanceof Error ? { message: error.message } : {});
  }
}

/** @returns the challenge that was signed, as it was made @throws passkey_refused for what a browser does not send */
export const challengeOf = ({ client_data }: { client_data: string }): Promise<string> =>
  orRefused(async () => {
    const { challenge } = (await helpers()).decodeClientDataJSON(client_data);
    // The library parses any JSON, which a stranger writes.
    if (typeof challenge !== 'string') throw new Error('the challenge is no text');
    return challenge;
  });

/**
 * A certificate of the maker is not asked for. One that comes all the same is refused: checking it would fetch addresses that it names.
 * @throws Error
 */
async function assertPlain(attestation: string): Promise<void> {
  const read = (await helpers()).decodeAttestationObject(bytesOf(attestation));
  const format = read.get('fmt');
  const isPlain = format === 'none' || (format === 'packed' && !read.get('attStmt').get('x5c'));
  if (!isPlain) throw new Error(`an attestation of format ${format} was not asked for`);
}

export type MadePasskey = { credentialId: Buffer; publicKey: Buffer; counter: number };

/** Reads a passkey that an authenticator made after somebody proved who they are to it. @throws passkey_refused */
export const readNewPasskey = ({
  given: { credential_id: id, client_data, attestation },
  challenge,
  rp,
}: {
  given: NewPasskey;
  challenge: string;
  rp: RelyingParty;
}): Promise<MadePasskey> =>
  orRefused(async () => {
    await assertPlain(attestation);
    const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    });
    if (!verified) throw new Error('the signature is wrong');
    const { id: made, publicKey, counter } = registrationInfo.credential;
    if (made !== id) throw new Error('another credential was made');
    return { credentialId: Buffer.from(made, 'base64url'), publicKey: Buffer.from(publicKey), counter };
  });

/**
 * @param known the key that the signature must be of, and the signatures that its authenticator had counted
 * @returns the count of this signature @throws passkey_refused for another origin, name, key, a count that stood still, or no finger
 */
export const readSignedPasskey = ({
  given: { credential_id: id, client_data, authenticator_data, signature },
  challenge,
  rp,
  known,
}: {
  given: SignedPasskey;
  challenge: string;
  rp: RelyingParty;
  known: { publicKey: Uint8Array; counter: number };
}): Promise<number> =>
  orRefused(async () => {
    const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    });
    if (!verified) throw new Error('the signature is wrong');
    return authenticationInfo.newCounter;
  });
