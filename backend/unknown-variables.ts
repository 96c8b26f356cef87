import { findClosest } from '@/lib/domain/text/find-closest';

/** Groups of names that belong to this product alone, so that any other name in them is a slip. */
const OWN =
  /^(BACKEND|IDEMPOTENCY|JOB|LIMIT|SANDBOX|PREVIEW|REVALIDATE|TRUSTED|PUBLIC_ORIGIN|WEB_URL|ACCOUNTS)/;

/** @returns a sentence for each variable with a name of ours that nothing reads */
export function describeUnknown(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  const unknown = Object.keys(env).filter((name) => OWN.test(name) && !known.includes(name));
  return unknown.map((name) => {
    const closest = findClosest({ word: name, known });
    return `${name} is set, and nothing reads it${closest ? `; did you mean ${closest}?` : '.'}`;
  });
}
