import { useState } from 'react';
import * as z from 'zod/mini';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import { useClosePlace } from './close-place';

const draftSchema = z.object({
  /** The close that it is counted for. */
  number: z.int(),
  way: z.enum(['pieces', 'sum']),
  text: z.string(),
  counts: z.array(z.string()),
  note: z.string(),
});
type Draft = z.infer<typeof draftSchema>;

function readDraft(kept: string | null): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(kept ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The count of a drawer as it was typed. This device keeps it until the close is made or the count is thrown away; one that was begun for
 * a close that somebody else has made meanwhile is not found again (rule staff/close).
 */
export function useCountDraft(number: number) {
  const { slug, branchId } = useClosePlace();
  const [kept, keep] = useKeptChoice(slug, `count-${branchId}`);
  const [isOver, setOver] = useState(() => readDraft(kept)?.number !== number);
  const found = isOver ? null : readDraft(kept);
  const draft: Draft = found ?? { number, way: 'pieces', text: '', counts: [], note: '' };
  return {
    draft,
    isKept: draft.text !== '' || draft.counts.some((one) => one !== ''),
    change(part: Partial<Draft>): void {
      setOver(false);
      keep(JSON.stringify({ ...draft, ...part }));
    },
    forget: () => keep(null),
  };
}
