// Plain JavaScript: the web program's entry imports it before the build.
import { findClosest } from './find-closest.mjs';
import { KNOWN_VARIABLES, TENANT_VARIABLES } from './known-variables.mjs';

/** Groups of names that belong to this product alone, so that any other name in them is a slip. */
const OWN =
  /^(ACCOUNTS_KEY|IDEMPOTENCY_|LIMIT_|PAGE_CACHE|PAYMENTS_SANDBOX|PUBLIC_ORIGIN|REVALIDATE_|TRUSTED_)/;

/**
 * Letters that may differ. Short names lie close to those of other programs.
 * @param {string} name
 * @param {string} known
 */
function mostDifferences(name, known) {
  const length = Math.min(name.length, known.length);
  if (length < 6) return 0;
  if (length < 8) return 1;
  return length < 16 && !OWN.test(known) ? 2 : 3;
}

/**
 * The known name that a slip stands for, or null. A slip keeps its first letter: `HOME_URL` is no `CORE_URL`.
 * @param {string} name
 * @param {readonly string[]} known
 */
function findMeant(name, known) {
  const isAlike = (/** @type {string} */ one) =>
    one[0] === name[0] &&
    findClosest({ word: name, known: [one], most: mostDifferences(name, one) }) !== null;
  return findClosest({ word: name, known: known.filter(isAlike) });
}

/**
 * Compares a tenant's key at a gateway by its end alone: its middle is the tenant's slug.
 * @param {string} name
 * @returns {{ isKnown: boolean, meant: string | null } | null} null for another variable
 */
function readTenantName(name) {
  const [gateway = '', ...words] = name.split('_');
  const endings = /** @type {Record<string, string[] | undefined>} */ (TENANT_VARIABLES)[gateway];
  if (!endings || words.length < 2) return null;
  const isKnown = endings.some((ending) => words.join('_').endsWith(`_${ending}`));
  if (isKnown) return { isKnown, meant: null };
  for (let from = 1; from < words.length; from += 1) {
    const meant = findMeant(words.slice(from).join('_'), endings);
    if (meant) return { isKnown, meant: [gateway, ...words.slice(0, from), meant].join('_') };
  }
  return null;
}

/**
 * Finds slips in the names of variables: a slip leaves the default in force and says nothing. A name that is like none of ours
 * is another program's.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]} a sentence for the log for each slip
 */
export function describeUnknown(env) {
  return Object.keys(env)
    .filter((name) => !KNOWN_VARIABLES.includes(name))
    .flatMap((name) => {
      const ofTenant = readTenantName(name);
      if (ofTenant?.isKnown) return [];
      const meant = ofTenant?.meant ?? findMeant(name, KNOWN_VARIABLES);
      if (meant === null && !OWN.test(name)) return [];
      return [`${name} is set, but nothing reads it${meant ? `; did you mean ${meant}?` : '.'}`];
    });
}
