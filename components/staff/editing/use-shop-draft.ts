import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { applyDraft, stepsOfClash } from '@/lib/domain/shop/draft/apply-draft';
import { type Draft, NO_DRAFT } from '@/lib/domain/shop/draft/draft';
import { SHOP_LISTS, type ShopKind } from '@/lib/domain/shop/shop-document';
import {
  partsOf,
  type ShopPart,
  type ShopParts,
  toDocument,
  useClashes,
  useShopDocument,
} from '@/lib/queries/staff/shop';
import { createShopDraft } from '@/lib/stores/shop-draft';
import { type Edits, useEdits } from './use-edits';

const KIND_OF_PART = new Map<ShopPart, ShopKind>([
  ['tenant', 'tenant'],
  ...Object.entries(SHOP_LISTS).map(([kind, { list }]) => [list, kind as ShopKind] as const),
]);

function useKept(slug: string, kinds: readonly ShopKind[]) {
  const [store] = useState(() => createShopDraft(slug));
  const all = useSyncExternalStore(store.subscribe, store.read, () => NO_DRAFT);
  const words = kinds.join();
  const { of, change } = useMemo(() => {
    const isOwn = ({ kind }: { kind: ShopKind }) => words.split(',').includes(kind);
    const isOther = (one: { kind: ShopKind }) => !isOwn(one);
    const own = (draft: Draft): Draft => ({
      steps: draft.steps.filter(isOwn),
      typed: draft.typed.filter(isOwn),
    });
    return {
      of: own,
      change: (to: (draft: Draft) => Draft) =>
        store.change((before) => {
          const mine = own(before);
          const after = to(mine);
          if (after === mine) return before;
          return {
            steps: [...before.steps.filter(isOther), ...after.steps],
            typed: [...before.typed.filter(isOther), ...after.typed],
          };
        }),
    };
  }, [store, words]);
  return { own: useMemo(() => of(all), [of, all]), change };
}

export type ShopDraft<P extends ShopPart = ShopPart> = Edits & {
  /** The parts as they are once the edits are saved. */
  shop: ShopParts<P>;
  /** The parts as they stand. */
  base: ShopParts<P>;
};

/**
 * Parts of a restaurant that a screen edits. Edits are kept on the device, over reloads and lost connections, until they are saved or
 * thrown away (rule tenant/unsaved-edits). @param kinds what the screen edits, all of its parts if left out: edits of other kinds
 * wait for their own screen @returns `draft` null while the parts are asked for
 */
export function useShopDraft<const P extends ShopPart>({
  slug,
  parts,
  kinds = parts.flatMap((part) => KIND_OF_PART.get(part) ?? []),
}: {
  slug: string;
  parts: readonly P[];
  kinds?: readonly ShopKind[];
}): { draft: ShopDraft<P> | null; error: unknown } {
  const { answer, error, show, askAgain } = useShopDocument({ slug, parts });
  const { own, change } = useKept(slug, kinds);
  const document = useMemo(() => toDocument(answer ?? { shop: {} }), [answer]);
  const edits = useEdits({ slug, answer, document, draft: own, change, show, askAgain });
  const { find } = edits;
  // A field shows what is typed at once; a list of ten thousand products may follow.
  const steps = useDeferredValue(own.steps);
  const applied = useMemo(() => applyDraft({ shop: document, steps, find }), [document, steps, find]);
  const stuck = useMemo(
    () => applied.clashes.flatMap((clash) => stepsOfClash(steps, clash)),
    [applied, steps],
  );
  const told = useClashes({ slug, version: answer?.version ?? 0, steps: answer ? stuck : [] });
  const base = answer ? partsOf(answer, parts) : null;
  if (!answer || !base) return { draft: null, error };
  // The shape of each edited thing is checked by the server.
  const shop = applied.shop as unknown as ShopParts<P>;
  const unnamed = applied.clashes.map((clash) => ({ ...clash, by: null }));
  const clashes = stuck.length > 0 && told.length > 0 ? told : unnamed;
  return { draft: { ...edits, shop, base, clashes }, error };
}
