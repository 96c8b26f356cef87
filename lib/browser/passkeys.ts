import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError } from '@/lib/clients/api-error';
import type {
  AskedPasskey,
  NewPasskey,
  OfferedPasskey,
  SignedPasskey,
} from '@/lib/contract/staff/passkey-calls';
import { PASSKEY_ALGORITHMS } from '@/lib/domain/staff/passkeys';

export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();
/** Whether a browser offers passkeys under a field whose `autocomplete` ends with `webauthn`. */
export const canFillPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();
/** Ends a question that waits for an answer. */
export const leavePasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/** Browsers say one thing of who cancelled, was too late and had no passkey. @throws ApiError with a key of the browser's own */
async function asFault<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new ApiError({ kind: 'http', key: isKnown ? 'passkey_known' : 'passkey_not_given' });
  }
}

/** @throws ApiError passkey_known, passkey_not_given */
export const makePasskey = ({ challenge, rp_id, person, known }: OfferedPasskey): Promise<NewPasskey> =>
  asFault(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rp_id, name: rp_id },
        user: { id: person.handle, name: person.mail, displayName: person.name },
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        // One that the browser finds by itself, and that asks for a finger, a face or a PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map((one) => ({
          ...{ id: one.credential_id, type: 'public-key' as const },
          // Names that a newer browser gave are ignored by this one.
          transports: one.transports as [],
        })),
        attestation: 'none',
      },
    });
    return {
      credential_id: id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  });

/** @param isFilled waits, under the field of the mail, until somebody chooses one @throws ApiError passkey_not_given */
export const signPasskey = ({
  asked: { challenge, rp_id: rpId },
  isFilled = false,
}: {
  asked: AskedPasskey;
  isFilled?: boolean;
}): Promise<SignedPasskey> =>
  asFault(async () => {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required' },
      useBrowserAutofill: isFilled,
    });
    return {
      credential_id: id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      handle: response.userHandle ?? '',
    };
  });
