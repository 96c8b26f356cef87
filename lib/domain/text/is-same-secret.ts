const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares in constant time, by digests. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([digest(given), digest(expected)]);
  return one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
}
