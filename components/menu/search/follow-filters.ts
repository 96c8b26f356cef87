import type { SearchParts } from '@/lib/browser/menu-markup/bar';
import { addFilterSlots } from '@/lib/browser/menu-markup/found';
import { type DishFilters, listOffered, printFilters, readFilters } from '@/lib/domain/menu/dish-filters';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { createFilters } from './draw-filters';
import { createFactsLoader } from './load-facts';

const pageLanguage = () =>
  LANGUAGES.find((one) => document.documentElement.lang.startsWith(one)) ?? LANGUAGES[0];

/** The filters are kept in the address too. */
function createChosenFilters() {
  let filters = readFilters(location.search);
  return {
    filters: () => filters,
    choose: (chosen: DishFilters) => {
      filters = chosen;
      const query = printFilters({ query: location.search, filters });
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    },
  };
}

/** The filters of an open search. */
export function followFilters({
  bar,
  search,
  onChange,
}: {
  bar: HTMLElement;
  search: SearchParts;
  onChange: () => void;
}) {
  const slots = addFilterSlots({ bar, search });
  const drawing = createFilters({ ...slots, lang: pageLanguage() }).catch(() => null);
  const {
    load,
    loaded,
    facts,
    hasFailed,
    stop: stopFacts,
  } = createFactsLoader({
    lang: pageLanguage(),
    onChange,
  });
  const { filters, choose } = createChosenFilters();
  const setHidden = (isHidden: boolean) => {
    slots.row.hidden = isHidden;
    slots.note.hidden = isHidden;
  };
  return {
    filters,
    facts,
    /** Resolves once the chosen filters can be judged, or it is clear that they never will be. */
    ready: async () => {
      const { diets, without } = filters();
      if (diets.length + without.length > 0) await loaded();
    },
    choose,
    open: () => {
      setHidden(false);
      load();
    },
    close: () => setHidden(true),
    draw: (count: { found: number; unstated: number }) =>
      void drawing.then((row) =>
        row?.draw({
          ...count,
          filters: filters(),
          offered: listOffered({ dishes: [...(facts()?.values() ?? [])], filters: filters() }),
          hasFailed: hasFailed(),
          onChange: (chosen) => {
            choose(chosen);
            onChange();
          },
          onRetry: load,
        }),
      ),
    stop: () => {
      stopFacts();
      void drawing.then((row) => row?.stop());
    },
  };
}
