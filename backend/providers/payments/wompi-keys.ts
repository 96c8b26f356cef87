export type WompiKeys = {
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  /** Null refuses every event. */
  eventsSecret: string | null;
};
export type WompiAccount = WompiKeys & {
  /** As the server reaches it, and as a browser does; both end in `/v1`. */
  apiBase: string;
  browserBase: string;
};

const BASES = { test: 'https://sandbox.wompi.co/v1', prod: 'https://production.wompi.co/v1' } as const;
export type WompiEnvironment = keyof typeof BASES;

/** Where keys belong: the gateway's own test address or the one that moves money. */
export const wompiBaseOf = (environment: WompiEnvironment): string => BASES[environment];

/** The name under which a tenant's keys stand in the environment: `WOMPI_BRASA_ANDINA_PUBLIC_KEY`. */
export const wompiVariable = ({ slug, name }: { slug: string; name: string }) =>
  `WOMPI_${slug.toUpperCase().replace(/-/g, '_')}_${name}`;

/**
 * A tenant's keys, read by name. Null when the tenant is not configured: one is missing, or they are of different
 * environments, which the gateway would answer with an error at every payment. Without the events secret payments
 * work and every event is refused.
 */
export function parseWompiKeys(
  read: (name: string) => string | undefined,
): (WompiKeys & { environment: WompiEnvironment }) | null {
  for (const environment of ['test', 'prod'] as const) {
    const own = (name: string, prefix: string) => {
      const value = read(name)?.trim();
      return value?.startsWith(prefix) ? value : null;
    };
    const publicKey = own('PUBLIC_KEY', `pub_${environment}_`);
    const privateKey = own('PRIVATE_KEY', `prv_${environment}_`);
    const integritySecret = own('INTEGRITY_SECRET', `${environment}_integrity_`);
    const eventsSecret = own('EVENTS_SECRET', `${environment}_events_`);
    if (publicKey && privateKey && integritySecret)
      return { publicKey, privateKey, integritySecret, eventsSecret, environment };
  }
  return null;
}
