import { readScreen } from '@/lib/browser/screen-facts';
import { loadDishFacts } from '@/lib/clients/dish-facts';
import type { DishFacts } from '@/lib/contract/menu/dish-facts';
import { menuTopic } from '@/lib/stores/menu-topic';

/** Asked when a search is opened, and again after a failure and when the open menu has changed (rule menu/filters). */
export function createFactsLoader({ lang, onChange }: { lang: string; onChange: () => void }) {
  let facts: ReadonlyMap<number, DishFacts> | null = null;
  let loading: Promise<void> | null = null;
  let hasFailed = false;
  const bring = (supplierId: number) => {
    const version = menuTopic.getState().shown[supplierId];
    const own = loadDishFacts({ supplierId, lang, version })
      .catch(() => null)
      .then((brought) => {
        // Asked for again meanwhile.
        if (loading !== own) return;
        facts = brought;
        hasFailed = brought === null;
        if (hasFailed) loading = null;
        onChange();
      });
    loading = own;
  };
  const branchId = () => readScreen()?.supplier?.id;
  const stop = menuTopic.subscribe(({ shown }, before) => {
    const id = branchId();
    if (id !== undefined && loading && shown[id] !== before.shown[id]) bring(id);
  });
  return {
    load: () => {
      const id = branchId();
      if (id !== undefined && loading === null) bring(id);
    },
    stop,
    loaded: async () => loading,
    facts: () => facts,
    hasFailed: () => hasFailed,
  };
}
