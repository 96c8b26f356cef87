/** The fields whose want is said in words of their own, by the last part of their path; any other says the common ones. */
const NAMED = ['name', 'phone', 'email', 'dni', 'address', 'neighbourhood', 'postcode', 'reference'] as const;
const OF_INVOICE = ['name', 'number', 'regime', 'postal_code'] as const;

type RequiredKey =
  | 'required'
  | `required_${(typeof NAMED)[number]}`
  | `required_invoice_${(typeof OF_INVOICE)[number]}`;

/** @param path as `contact.name` @returns the key of the sentence, in `Checkout` */
export function requiredKey(path: string): RequiredKey {
  const [area, field] = path.split('.');
  if (area === 'invoice') {
    const asked = OF_INVOICE.find((one) => one === field);
    return asked === undefined ? 'required' : `required_invoice_${asked}`;
  }
  const named = NAMED.find((one) => one === field);
  return named === undefined ? 'required' : `required_${named}`;
}
