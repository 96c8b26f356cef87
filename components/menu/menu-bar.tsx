import { Search, X } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { PlaceWord } from '@/lib/domain/establishments';

export const HIGHLIGHTS_ID = 'highlights';

/**
 * The bar that stays in sight: the categories, and the search that takes their place. The links work by
 * themselves; the search appears once its script listens.
 */
export async function MenuBar({
  categories,
  hasHighlights,
  place,
}: {
  categories: readonly { id: number; name: string }[];
  hasHighlights: boolean;
  place: PlaceWord;
}) {
  const t = await getTranslations('Menu');
  const hole = { count: '{count}' };
  const search = t('search', { place });
  return (
    <div className="menu-bar" data-menu-bar>
      <button type="button" className="icon-button" data-search-open aria-label={search}>
        <Search size={22} aria-hidden />
      </button>
      <nav aria-label={t('categories')} className="tabs">
        {hasHighlights && <a href={`#${HIGHLIGHTS_ID}`}>{t('highlights')}</a>}
        {categories.map(({ id, name }) => (
          <a key={id} href={`#c${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <search className="menu-search" hidden>
        <input
          type="search"
          className="input"
          aria-label={search}
          placeholder={search}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <button type="button" className="icon-button" data-search-close aria-label={t('search_close')}>
          <X size={22} aria-hidden />
        </button>
      </search>
      <p
        role="status"
        className="menu-found"
        data-one={t('found_one')}
        data-many={t('found_many', hole)}
        data-none={t('found_none')}
        data-wait={t('found_wait')}
      />
    </div>
  );
}
