import { sendFile } from '@/lib/clients/send-file';
import { type ReadMenu, readMenuFile } from '@/lib/contract/staff/shop/menu-file-calls';
import type { Matching } from '@/lib/domain/shop/menu-file';
import { useStaff } from '../staff-context';

/** A file, or a list that somebody pasted. */
export type MenuFile = { kind: 'table' | 'list'; file: Blob };

/** Asks what a menu from elsewhere would be in a restaurant (rule tenant/menu-file). */
export function useMenuFile(slug: string) {
  const { http } = useStaff();
  return ({ kind, file }: MenuFile, matching: Matching | null): Promise<ReadMenu> =>
    http(slug)(readMenuFile, {
      body: { kind, ...(matching === null ? {} : { matching: JSON.stringify(matching) }) },
      file: sendFile({ file }),
    });
}
