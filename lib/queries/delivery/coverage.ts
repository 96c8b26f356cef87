'use client';

import { useQuery } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import { getBranchesAt, getCoverage } from '@/lib/contract/delivery/calls';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import type { Point } from '@/lib/domain/delivery/point';

const KEPT_MS = 300_000;

/** Active zones, of one branch or of all. */
export function useCoverage({ supplierId, enabled }: { supplierId: number | null; enabled: boolean }) {
  const { http, tenant } = useVisit();
  return useQuery({
    queryKey: ['coverage', tenant.id],
    queryFn: () => http(getCoverage, { query: { customer_id: String(tenant.id) } }),
    select: ({ polygons }): CoverageZone[] =>
      supplierId === null ? polygons : polygons.filter((zone) => zone.supplier_id === supplierId),
    staleTime: KEPT_MS,
    enabled,
  });
}

export type Delivering = 'delivery' | 'schedule';

/** The branches that deliver to a point, the cheapest first (rule delivery/reach). */
export function useBranchesAt({ service, point }: { service: Delivering; point: Point }) {
  const { http } = useVisit();
  const { latitude, longitude } = point;
  return useQuery({
    queryKey: ['branches-at', service, latitude, longitude],
    queryFn: () => http(getBranchesAt, { query: { service, lat: String(latitude), lon: String(longitude) } }),
    staleTime: KEPT_MS,
  });
}
