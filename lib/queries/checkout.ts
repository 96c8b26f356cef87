'use client';

import { useQuery } from '@tanstack/react-query';
import { getPaymentMethods } from '@/lib/contract/calls/core-api';
import { getCoverage } from '@/lib/contract/calls/polygons';
import type { ServiceChoice } from '@/lib/domain/services';
import { useVisit } from '@/lib/visit/visit-provider';

/** The active zones of a branch, in minor units where rules read them. */
export function useCoverage({ supplierId, enabled }: { supplierId: number; enabled: boolean }) {
  const { http, tenant } = useVisit();
  return useQuery({
    queryKey: ['coverage', tenant.id],
    queryFn: () => http(getCoverage, { query: { customer_id: String(tenant.id) } }),
    select: ({ polygons }) => polygons.filter((zone) => zone.supplier_id === supplierId),
    staleTime: 300_000,
    enabled,
  });
}

export function usePaymentMethods({ supplierId, service }: { supplierId: number; service: ServiceChoice }) {
  const { http } = useVisit();
  return useQuery({
    queryKey: ['methods', supplierId, service],
    queryFn: () =>
      http(getPaymentMethods, { query: { supplier_id: String(supplierId), tipe: 'array', service } }),
    staleTime: 60_000,
  });
}
