import { LOCATION_SLOT_ID } from '@/components/layout/slots';
import { LIST_ID } from '@/lib/domain/tenant/service-paths';

/** The answer to «where to» stands instead of the page's own list, as its script marked it before the first paint. */
export function markAnswered(isAnswered: boolean): void {
  for (const id of [LIST_ID, LOCATION_SLOT_ID])
    document.getElementById(id)?.toggleAttribute('data-answered', isAnswered);
}
