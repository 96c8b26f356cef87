import { type OpeningHours, resolveOpenState } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { type CartIssueFound, cartIssue } from './cart-issues';

type Stall = { id: number; name: string; services: readonly ServiceChoice[]; hours: OpeningHours };

/** Lines of a court's cart whose stall does not sell now (rule table/court). @param stalls those of the court */
export function findStallIssues({
  lines,
  stalls,
  service,
  now,
}: {
  lines: readonly { id: number; name: string; stall: { id: number; name: string } | null }[];
  stalls: readonly Stall[];
  service: ServiceChoice;
  now: Date;
}): CartIssueFound[] {
  return lines.flatMap(({ id: lineId, name, stall }) => {
    const found = stalls.find(({ id }) => id === stall?.id);
    // A line of none is not sold any more, which is an issue of its own.
    if (!found) return [];
    const about = { lineId, values: { product: name, stall: found.name } };
    if (!found.services.includes(service)) return [cartIssue('stall_unavailable', about)];
    const state = resolveOpenState({ hours: found.hours, at: now, service });
    return state.open ? [] : [cartIssue('stall_closed', about)];
  });
}
