'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { checkMayor } from '@/lib/contract/people/own-data-calls';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { accountKey } from './account';

/** Says when the diner was born (rule people/age). @returns whether alcohol is sold to them */
export function useCheckAge() {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (birthDate: string) => {
      const { mayor_edad } = await http(checkMayor, { body: { fecha_nacimiento: birthDate } });
      await queries.invalidateQueries({ queryKey: accountKey });
      return mayor_edad;
    },
  });
  const check = (birthDate: string): Promise<Outcome<boolean>> => toOutcome(change.mutateAsync(birthDate));
  return { check, isPending: change.isPending };
}
