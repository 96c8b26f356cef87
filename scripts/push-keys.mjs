import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VARIABLES = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'];
const KEY_BYTES = 32;

function createPair() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A library may leave out leading zeros.
  const secret = Buffer.alloc(KEY_BYTES);
  const key = pair.getPrivateKey();
  key.copy(secret, KEY_BYTES - key.length);
  return {
    PUSH_PUBLIC_KEY: pair.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: secret.toString('base64url'),
    PUSH_CONTACT: 'mailto:push@example.com',
  };
}

/**
 * The pair that a demo's browsers subscribe for, made once: it lies in the data folder. Where money is real or strangers come by, or a part of
 * it is set, there is none of ours (docs/operations/push.md).
 * @returns variables of the backend
 */
export function keepPushKeys({ hasDemoPeople, dataDir, env }) {
  if (!hasDemoPeople || VARIABLES.some((name) => env[name])) return {};
  const file = join(dataDir, 'push-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = createPair();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
