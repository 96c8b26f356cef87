import * as z from 'zod/mini';
import { patchSchema } from '@/lib/contract/staff/shop/patch-schema';
import { type Draft, NO_DRAFT } from '@/lib/domain/shop/draft/draft';
import { SHOP_KINDS } from '@/lib/domain/shop/shop-document';
import { createSafeStorage } from './safe-storage';

const draftSchema = z.object({
  steps: z.array(patchSchema),
  typed: z.array(
    z.object({
      kind: z.enum(SHOP_KINDS),
      key: z.string(),
      field: z.array(z.string()),
      text: z.string(),
      isUnread: z.boolean(),
    }),
  ),
});

const nameOf = (slug: string) => `staff-shop-draft-${slug}`;

function parse(kept: string | null): Draft {
  if (kept === null) return NO_DRAFT;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(kept));
    return parsed.success ? parsed.data : NO_DRAFT;
  } catch {
    return NO_DRAFT;
  }
}

/**
 * The edits of a restaurant that are not saved (docs/decisions/0377): the device keeps them, over reloads. Two tabs share them: each
 * change is made to what stands there now.
 */
export function createShopDraft(slug: string) {
  const name = nameOf(slug);
  const storage = createSafeStorage({
    open: () => window.localStorage,
    openSpare: () => window.sessionStorage,
    onRefused: () => undefined,
  });
  let kept = storage.getItem(name);
  let draft = parse(kept);
  const listeners = new Set<() => void>();
  const read = (): Draft => {
    const now = storage.getItem(name);
    if (now !== kept) [kept, draft] = [now, parse(now)];
    return draft;
  };
  return {
    /** The same until it changes. */
    read,
    change(to: (draft: Draft) => Draft) {
      const before = read();
      draft = to(before);
      if (draft === before) return;
      const isEmpty = draft.steps.length === 0 && draft.typed.length === 0;
      kept = isEmpty ? null : JSON.stringify(draft);
      if (kept === null) storage.removeItem(name);
      else storage.setItem(name, kept);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      const follow = ({ key }: StorageEvent) => {
        if (key === name || key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', follow);
      };
    },
  };
}
