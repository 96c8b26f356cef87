'use client';

import { useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { getBranchesAt, getCoverage } from '@/lib/contract/delivery/calls';
import type { CoverageZone, NamedZone } from '@/lib/contract/delivery/polygons';
import type { Point } from '@/lib/domain/delivery/point';

const KEPT_MS = 300_000;

/** Active zones, of one branch or of all. */
export function useCoverage({ supplierId, enabled }: { supplierId: number | null; enabled: boolean }) {
  const { http, tenant } = useApp();
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

/** Zones that are chosen by their names, of all branches (rule delivery/price). */
export function useNamedZones() {
  const { http, tenant } = useApp();
  return useQuery({
    queryKey: ['coverage', tenant.id],
    queryFn: () => http(getCoverage, { query: { customer_id: String(tenant.id) } }),
    select: ({ named }): NamedZone[] => named,
    staleTime: KEPT_MS,
  });
}

/** A point, or a zone of a branch by its name. */
export type DeliveryAt = Point | { supplierId: number; zone: string };

const toQuery = (at: DeliveryAt) =>
  'zone' in at
    ? { supplier_id: String(at.supplierId), zone: at.zone }
    : { lat: String(at.latitude), lon: String(at.longitude) };

/** The branches that deliver there, the cheapest first (rule delivery/reach). */
export function useBranchesAt({ service, at }: { service: Delivering; at: DeliveryAt }) {
  const { http } = useApp();
  const query = { service, ...toQuery(at) };
  return useQuery({
    queryKey: ['branches-at', query],
    queryFn: () => http(getBranchesAt, { query }),
    staleTime: KEPT_MS,
  });
}
