import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getTenant,
  listOperatorActs,
  listTenants,
  type OperatorTenant,
  type TenantLine,
  type TenantSort,
} from '@/lib/contract/staff/operators/operator-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';

type TenantsAsked = { search: string; status: TenantLine['status'] | null; sort: TenantSort };

/** The restaurants of the installation, page by page. `loadMore`: null where there are no more; `askAgain`: there is another one */
export function useTenants({ search, status, sort }: TenantsAsked) {
  const { http } = useStaff();
  const client = useQueryClient();
  const { data, error, hasNextPage, fetchNextPage, ...state } = useInfiniteQuery({
    queryKey: ['tenants', search, status, sort],
    queryFn: ({ pageParam }) =>
      http(null)(listTenants, {
        query: {
          ...{ sort, page: String(pageParam) },
          ...(search === '' ? {} : { search }),
          ...(status === null ? {} : { status }),
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
    // The list stays while other words are asked for.
    placeholderData: (before) => before,
  });
  const pages = data?.pages ?? [];
  return {
    ...{ error, sums: pages[0] ?? null, tenants: pages.flatMap(({ tenants }) => tenants) },
    isPending: state.isPending || state.isPlaceholderData,
    isLoadingMore: state.isFetchingNextPage,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    askAgain: () => void client.invalidateQueries({ queryKey: ['tenants'] }),
  };
}

/** One restaurant. `show`: a command answered how it is now; `askAgain`: one that did not */
export function useTenant(slug: string) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['tenant', slug];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => http(null)(getTenant, { params: { slug } }),
  });
  return {
    ...{ tenant: data ?? null, error },
    show: (tenant: OperatorTenant) => client.setQueryData(queryKey, tenant),
    askAgain: () => client.invalidateQueries({ queryKey }),
  };
}

/** The acts of operators, page by page. @param slug null: of all restaurants */
export function useActs(slug: string | null) {
  const { http } = useStaff();
  const { data, error, hasNextPage, fetchNextPage, isPending } = useInfiniteQuery({
    queryKey: ['acts', slug],
    queryFn: ({ pageParam }) =>
      http(null)(listOperatorActs, {
        query: {
          ...(pageParam === null ? {} : { before: String(pageParam) }),
          ...(slug === null ? {} : { slug }),
        },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
  return {
    ...{ error, isPending, acts: data?.pages.flatMap(({ acts }) => acts) ?? [] },
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
  };
}
