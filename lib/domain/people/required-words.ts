/** The fields whose want is said in words of their own, by the last part of their path; any other says the common ones. */
const NAMED = ['name', 'phone', 'email', 'dni', 'address', 'reference'] as const;

/** @param path as `contact.name` @returns the key of the sentence, in `Checkout` */
export function requiredKey(path: string): 'required' | `required_${(typeof NAMED)[number]}` {
  const [area, field] = path.split('.');
  const named = area === 'invoice' ? undefined : NAMED.find((one) => one === field);
  return named === undefined ? 'required' : `required_${named}`;
}
