import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AskedPasskey,
  NewPasskey,
  OfferedPasskey,
  SignedPasskey,
} from '@/lib/contract/staff/passkey-calls';
import { STAFF_HOST } from './person';

/** Flags of what an authenticator says: somebody was there, proved who they are, and a new key follows. */
const [PRESENT, VERIFIED, HAS_KEY] = [1, 4, 64];

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
/** A CBOR string of at most 65535 bytes. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes]);

/** Parts that differ from an honest answer. */
type Told = {
  origin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  type?: string;
  handle?: string;
};

/** An authenticator in memory, which keeps one discoverable passkey of ECDSA with P-256 (WebAuthn). */
export function createAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let kept = '';
  let counter = 0;

  const clientData = (challenge: string, type: string, { origin }: Told) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: origin ?? `http://${STAFF_HOST}:3000`, crossOrigin: false }),
    );
  function data({ rpId = STAFF_HOST, flags = PRESENT | VERIFIED, counter: told }: Told, key: Buffer): Buffer {
    if (counts) counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(key.length > 0 ? flags | HAS_KEY : flags);
    head.writeUInt32BE(told ?? counter, 1);
    return Buffer.concat([hashOf(rpId), head, key]);
  }
  const cose = Buffer.concat([
    Buffer.from('a50102032620012158', 'hex'),
    Buffer.from([32]),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  return {
    /** @param statement CBOR of the format and of what its maker says; none unless given */
    make(
      { challenge, person }: Pick<OfferedPasskey, 'challenge' | 'person'>,
      {
        statement = Buffer.from('63666d74646e6f6e656761747453746d74a0', 'hex'),
        ...told
      }: Told & { statement?: Buffer } = {},
    ): NewPasskey {
      kept = person.handle;
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = Buffer.concat([Buffer.from('686175746844617461', 'hex'), cborBytes(data(told, key))]);
      return {
        credential_id: text(id),
        client_data: text(clientData(challenge, told.type ?? 'webauthn.create', told)),
        attestation: text(Buffer.concat([Buffer.from([0xa3]), statement, authData])),
        transports: ['internal'],
      };
    },
    sign({ challenge }: Pick<AskedPasskey, 'challenge'>, told: Told = {}): SignedPasskey {
      const client = clientData(challenge, told.type ?? 'webauthn.get', told);
      const signed = data(told, Buffer.alloc(0));
      return {
        credential_id: text(id),
        client_data: text(client),
        authenticator_data: text(signed),
        signature: text(sign('sha256', Buffer.concat([signed, hashOf(client)]), privateKey)),
        handle: told.handle ?? kept,
      };
    },
  };
}
