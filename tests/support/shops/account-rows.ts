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
export const accountRows = (keysFile: string): Row[] => [
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
  [() => ['set', 'nobody', 'wompi', '--from', dirname(keysFile)], () => /is not a plain file\.$/],
  [() => ['set', 'nobody', 'wompi', '--from', 'package.json'], () => /can be read by others: chmod 600\.$/],
];
