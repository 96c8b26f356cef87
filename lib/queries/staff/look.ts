import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { setInstanceStatus } from '@/lib/contract/staff/instance-calls';
import { getLookDraft, type LookDraft, putLookDraft } from '@/lib/contract/staff/shop/draft-calls';
import { LOOK_SHOWN_MS } from '@/lib/domain/shop/draft/look-draft';
import { ME } from './person';
import { useStaff } from './staff-context';

/** The draft of the look that the server keeps of the person (rule tenant/look-draft). */
export function useLookDraft(slug: string) {
  const { http } = useStaff();
  const client = useQueryClient();
  const queryKey = ['look-draft', slug];
  const { data } = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => http(slug)(getLookDraft),
  });
  const { mutateAsync: keep } = useMutation({
    mutationFn: async (patches: LookDraft['patches']) => {
      const kept = await http(slug)(putLookDraft, { body: { patches } });
      client.setQueryData<LookDraft>(queryKey, { patches });
      return kept;
    },
  });
  return { kept: data, keep };
}

/** Asked anew before the word is over, on a screen that stays open. */
const WORD_MS = LOOK_SHOWN_MS / 2;

/** The landing as the caller's draft shows it, to who has its address; the draft stays as it is (rule tenant/look-draft). */
export function useShownAddress(slug: string) {
  const { http } = useStaff();
  return useQuery({
    queryKey: ['look-address', slug],
    staleTime: WORD_MS,
    refetchInterval: WORD_MS,
    queryFn: async () => (await http(slug)(putLookDraft, { body: {} })).url,
  });
}

/** Closes the restaurant to diners, and opens it again (rule tenant/locked). */
export function useLock(slug: string) {
  const { http } = useStaff();
  const client = useQueryClient();
  return async (status: 'active' | 'locked') => {
    await http(slug)(setInstanceStatus, { body: { status } });
    await Promise.all([
      client.invalidateQueries({ queryKey: ['shop', slug] }),
      // Every screen says that it is closed.
      client.invalidateQueries({ queryKey: ME }),
    ]);
  };
}
