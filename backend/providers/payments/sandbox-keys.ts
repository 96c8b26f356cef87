import { createHash } from 'node:crypto';
import type { WompiKeys } from './wompi-keys';

/** From the slug alone, so that both sides know them. */
export function sandboxKeys(slug: string): WompiKeys & { eventsSecret: string } {
  const secret = (purpose: string) =>
    createHash('sha256').update(`sandbox|${purpose}|${slug}`).digest('hex').slice(0, 32);
  return {
    publicKey: `pub_test_${slug}_${secret('public')}`,
    privateKey: `prv_test_${slug}_${secret('private')}`,
    eventsSecret: `test_events_${secret('events')}`,
    integritySecret: `test_integrity_${secret('integrity')}`,
  };
}
