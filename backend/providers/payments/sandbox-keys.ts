import { createHash } from 'node:crypto';
import type { StripeKeys } from './stripe/keys';
import type { WompiKeys } from './wompi/keys';

const secretOf = (slug: string) => (purpose: string) =>
  createHash('sha256').update(`sandbox|${purpose}|${slug}`).digest('hex').slice(0, 32);

/** Derives the keys from the slug alone, so that both sides know them. */
export function sandboxKeys(slug: string): WompiKeys & { eventsSecret: string } {
  const secret = secretOf(slug);
  return {
    publicKey: `pub_test_${slug}_${secret('public')}`,
    privateKey: `prv_test_${slug}_${secret('private')}`,
    eventsSecret: `test_events_${secret('events')}`,
    threeDs: 'taken',
    integritySecret: `test_integrity_${secret('integrity')}`,
  };
}

/** The same in Stripe's forms, which have no hyphens. */
export function sandboxStripeKeys(slug: string): StripeKeys & { webhookSecret: string } {
  const secret = secretOf(slug);
  const name = slug.replaceAll('-', '_');
  return {
    publicKey: `pk_test_${name}_${secret('public')}`,
    secretKey: `sk_test_${name}_${secret('private')}`,
    webhookSecret: `whsec_${secret('events')}`,
  };
}
