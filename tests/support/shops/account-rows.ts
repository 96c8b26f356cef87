import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Its words, and what it says. */
type Row = [words: (facts: { slug: string }) => string[], says: (facts: { slug: string }) => RegExp];

/** @returns a file that only its owner may read */
export function writeKeys(folder: string): string {
  const file = join(folder, 'keys.json');
  const keys = {
    public_key: 'pub_test_geheim1234',
    private_key: 'prv_test_geheim',
    integrity_secret: 'test_integrity_geheim',
    events_secret: 'test_events_geheim',
  };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return file;
}

/** The command `account`, on a tenant with a branch `norte`. */
const rowsOfAccounts = (keysFile: string): Row[] => [
  [
    ({ slug }) => ['set', slug, '--branch', 'norte', 'wompi', '--from', keysFile],
    ({ slug }) =>
      new RegExp(
        `^Account \\d+ of ${slug}, branch norte at wompi \\(test, pub_test_…1234\\) is kept\\.\nIts events come to http://${slug}\\.test:3000/services/payments/webhooks/wompi/[\\w-]{22}$`,
      ),
  ],
  [
    ({ slug }) => ['list', slug],
    () =>
      /^id +branch +gateway +key +created +state +events\n\d+ +norte +wompi +pub_test_…1234 +\S+ +in use +http:.*$/,
  ],
  [() => ['rotate'], () => /^0 sealed anew\.\n/],
  [({ slug }) => ['retire', slug, '0'], ({ slug }) => new RegExp(`^${slug} has no account 0\\.$`)],
  [() => ['set', 'nobody', 'wompi', '--from', dirname(keysFile)], () => /is not a regular file\.$/],
  [
    () => ['set', 'nobody', 'wompi', '--from', 'package.json'],
    () => /is readable by other users: chmod 600\.$/,
  ],
];

/** @returns a file that only its owner may read */
function writeSecret(folder: string): string {
  const file = join(folder, 'secret.yaml');
  writeFileSync(file, 'api_secret: geheim-of-a-stream-1\n', { mode: 0o600 });
  return file;
}

/** The command `measure`, on a tenant without a pixel. */
function secretRows(folder: string): Row[] {
  const file = writeSecret(folder);
  return [
    [
      ({ slug }) => ['set', slug, 'google', '--from', file],
      ({ slug }) =>
        new RegExp(
          `^The secret of ${slug} for google is kept\\.\n${slug} has no pixel of google in its folder, so nothing is told yet\\.$`,
        ),
    ],
    [({ slug }) => ['list', slug], () => /^told +set +state\ngoogle +\S+ +in use$/],
    // A secret is never printed.
    [
      ({ slug }) => ['set', slug, 'meta', '--from', file],
      () => /^(?!.*geheim)Only access_token is accepted; it must look like EAAB…\.$/,
    ],
    [
      ({ slug }) => ['set', slug, 'tiktok', '--from', file],
      () => /^Sales can be reported to google and meta only\.$/,
    ],
    [
      ({ slug }) => ['remove', slug, 'google'],
      ({ slug }) => new RegExp(`^The secret of ${slug} for google is gone, `),
    ],
    [
      ({ slug }) => ['remove', slug, 'google'],
      ({ slug }) => new RegExp(`^${slug} has no secret for google\\.$`),
    ],
    [
      ({ slug }) => ['list', slug],
      ({ slug }) => new RegExp(`^${slug} has no secret, so its browsers alone tell of sales\\.$`),
    ],
    [() => ['set', 'nobody', 'google', '--from', file], () => /^There is no tenant nobody\.$/],
  ];
}

/** Keyed by the name of the command. */
export const accountRows = (keysFile: string) => ({
  account: rowsOfAccounts(keysFile),
  measure: secretRows(dirname(keysFile)),
});
