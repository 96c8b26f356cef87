'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Fold } from '@/components/staff/editing/fold';
import { useWords } from '@/components/staff/editing/use-words';
import { Field } from '@/components/ui/field';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { usersOf } from '@/lib/domain/shop/removal/remove-group';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { GroupEdit } from './group-edit';
import { NewGroup } from './new-group';

/** More are searched. */
const FEW = 8;

/** The groups of options, each shared by the products that ask for it (rule tenant/option-groups). */
export function OptionsPart({ menu, onOpen }: { menu: MenuDocument; onOpen: (sku: string) => void }) {
  const t = useTranslations('StaffOptions');
  const { nameOf } = useWords();
  const [query, setQuery] = useState('');
  const { optionGroups } = menu;
  const names = optionGroups.map((group) =>
    [
      nameOf({ kind: 'group', key: group.key }, group),
      ...group.options.flatMap(({ name }) => Object.values(name)),
    ].join(' '),
  );
  const found = query.trim() === '' ? null : createDishSearch(names)(query);
  const shown = optionGroups.filter((_, index) => found === null || found.has(index));
  return (
    <section className="menu-part" aria-label={t('title')}>
      <p className="text-muted">{t('how')}</p>
      {optionGroups.length > FEW && (
        <Field
          {...{ label: t('find'), value: query, onChange: setQuery, type: 'search', autoComplete: 'off' }}
        />
      )}
      <ul className="menu-tree">
        {shown.map((group) => {
          const { key, min, max, options } = group;
          const name = nameOf({ kind: 'group', key }, group);
          const { products, groups } = usersOf(menu, key);
          const isUsed = products.length + groups.length > 0;
          return (
            <li key={key} className="menu-alone">
              <Fold
                head={
                  <>
                    <strong>{name}</strong>
                    <span className="text-muted">
                      {t(min > 0 ? 'rule_required' : 'rule_free', { min, max })} ·{' '}
                      {t('count', { count: options.length })}
                    </span>
                    <span className={isUsed ? 'text-muted' : 'text-danger'}>
                      {isUsed ? t('used', { count: products.length }) : t('unused')}
                    </span>
                  </>
                }
              >
                <GroupEdit {...{ group, name, menu, onOpen }} />
              </Fold>
            </li>
          );
        })}
      </ul>
      {optionGroups.length === 0 && <p>{t('none')}</p>}
      <NewGroup {...{ menu }} />
    </section>
  );
}
