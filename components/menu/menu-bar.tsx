import { LayoutGrid, Search, X } from 'lucide';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { langMark } from '@/components/ui/lang-mark';
import { barMarks, foundMarks, searchMarks, tabsMarks } from '@/lib/browser/menu-markup/bar';
import { sectionId } from '@/lib/browser/menu-markup/sections';
import type { Subcategory } from '@/lib/contract/menu/menu';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

export const HIGHLIGHTS_ID = 'highlights';

/** Categories, a way to all of them at one look, and the search that covers both once its script has loaded. */
export async function MenuBar({
  categories,
  hasHighlights,
  overview,
  establishment,
}: {
  categories: readonly Pick<Subcategory, 'id' | 'name' | 'name_in'>[];
  hasHighlights: boolean;
  /** Null where the menu has no such page. */
  overview: string | null;
  establishment: EstablishmentKind;
}) {
  const t = await getTranslations('Menu');
  const search = t('search', { establishment });
  return (
    <div className="menu-bar" {...barMarks}>
      <button type="button" className="icon-button" {...searchMarks.open} aria-label={search}>
        <Icon of={Search} size={22} />
      </button>
      {overview && (
        <a href={overview} className="icon-button" aria-label={t('categories')}>
          <Icon of={LayoutGrid} size={22} />
        </a>
      )}
      <nav aria-label={t('categories')} className="tabs" {...tabsMarks}>
        {hasHighlights && <a href={`#${HIGHLIGHTS_ID}`}>{t('highlights')}</a>}
        {categories.map(({ id, name, name_in }) => (
          <a key={id} href={`#${sectionId(id)}`} {...langMark(name_in)}>
            {name}
          </a>
        ))}
      </nav>
      <search className="menu-search" {...searchMarks.box} hidden>
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
        <button type="button" className="icon-button" {...searchMarks.close} aria-label={t('search_close')}>
          <Icon of={X} size={22} />
        </button>
      </search>
      <p
        role="status"
        className="menu-found"
        {...foundMarks({
          one: t('found_one'),
          many: t('found_many', { count: '{count}' }),
          none: t('found_none'),
          wait: t('found_wait'),
        })}
      />
    </div>
  );
}
