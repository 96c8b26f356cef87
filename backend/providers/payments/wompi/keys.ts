export type WompiKeys = {
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  /** Null refuses every event. */
  eventsSecret: string | null;
  /** `required`: the gateway has switched it on for this account; `taken`: where the browser's facts came. */
  threeDs: 'off' | 'taken' | 'required';
};
export type WompiAccount = WompiKeys & {
  /** Both end in `/v1`. */
  apiBase: string;
  browserBase: string;
};

const BASES = { test: 'https://sandbox.wompi.co/v1', prod: 'https://production.wompi.co/v1' } as const;
type WompiEnvironment = keyof typeof BASES;
export type FoundWompiKeys = WompiKeys & { environment: WompiEnvironment };

/** @param base where Wompi is, if not where the keys belong */
export function toWompiAccount({
  keys: { environment, ...keys },
  base,
}: {
  keys: FoundWompiKeys;
  base: string | null;
}): WompiAccount {
  const apiBase = (base ?? BASES[environment]).replace(/\/$/, '');
  return { ...keys, apiBase, browserBase: apiBase };
}

/** Null if a key is missing or of another environment. Without the events secret every event is refused. */
export function parseWompiKeys(read: (name: string) => string | undefined): FoundWompiKeys | null {
  for (const environment of ['test', 'prod'] as const) {
    const own = (name: string, prefix: string) => {
      const value = read(name)?.trim();
      return value?.startsWith(prefix) ? value : null;
    };
    const publicKey = own('PUBLIC_KEY', `pub_${environment}_`);
    const privateKey = own('PRIVATE_KEY', `prv_${environment}_`);
    const integritySecret = own('INTEGRITY_SECRET', `${environment}_integrity_`);
    const eventsSecret = own('EVENTS_SECRET', `${environment}_events_`);
    const threeDs = read('THREE_DS')?.trim() === 'true' ? 'required' : 'off';
    if (publicKey && privateKey && integritySecret)
      return { publicKey, privateKey, integritySecret, eventsSecret, threeDs, environment };
  }
  return null;
}
