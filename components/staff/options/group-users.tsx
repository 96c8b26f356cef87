'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useWords } from '@/components/staff/editing/use-words';
import { keyFor } from '@/lib/domain/shop/options/new-group';
import { usersOf } from '@/lib/domain/shop/removal/remove-group';
import type { Fields } from '@/lib/domain/shop/shop-document';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { PickProduct } from './pick-product';

type Group = MenuDocument['optionGroups'][number];
/** As many are named at once. */
const MOST = 12;

/** A product that asks for a group. @param onClone null: nobody else asks for it */
function User({ name, onOpen, onClone }: { name: string; onOpen: () => void; onClone: (() => void) | null }) {
  const t = useTranslations('StaffOptions');
  return (
    <li>
      <button type="button" className="menu-link" onClick={onOpen}>
        {name}
      </button>
      {onClone && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('clone_for', { name })}
          onClick={onClone}
        >
          {t('clone')}
        </button>
      )}
    </li>
  );
}

/** Ways in which products ask for a group: one more, or one of them for a copy of its own. */
function useAsking({ group, name, menu }: { group: Group; name: string; menu: MenuDocument }) {
  const { add, set, find } = useEditing();
  const { nameOf } = useWords();
  const setGroups = (sku: string, to: readonly string[]) =>
    set({ kind: 'product', key: sku, field: ['optionGroups'] }, to);
  const clone = (product: MenuDocument['products'][number]) => {
    const dish = nameOf({ kind: 'product', key: product.sku }, product);
    const isTaken = (key: string) =>
      menu.optionGroups.some((one) => one.key === key) || find({ kind: 'group', key }) !== null;
    const key = keyFor(`${name} ${dish}`, 'opciones', isTaken);
    add('group', { ...group, key } as Fields, group.key);
    setGroups(
      product.sku,
      product.optionGroups.map((one) => (one === group.key ? key : one)),
    );
  };
  const join = (sku: string | null) => {
    const product = menu.products.find((one) => one.sku === sku);
    if (product) setGroups(product.sku, [...product.optionGroups, group.key]);
  };
  return { clone, join };
}

/** The products that ask for a group; one more; and a copy for one of them, which is edited without the others. */
export function GroupUsers({
  group,
  name,
  menu,
  onOpen,
}: {
  group: Group;
  name: string;
  menu: MenuDocument;
  onOpen: (sku: string) => void;
}) {
  const t = useTranslations('StaffOptions');
  const { nameOf } = useWords();
  const [isAll, setAll] = useState(false);
  const users = usersOf(menu, group.key);
  const { clone, join } = useAsking({ group, name, menu });
  return (
    <section className="grid gap-2" aria-label={t('users')}>
      <h4 className="text-section">{t('users')}</h4>
      {users.groups.length > 0 && (
        <p>
          {t('held', {
            names: users.groups.map((one) => nameOf({ kind: 'group', key: one.key }, one)).join(', '),
          })}
        </p>
      )}
      <ul className="option-users">
        {users.products.slice(0, isAll ? undefined : MOST).map((product) => (
          <User
            key={product.sku}
            name={nameOf({ kind: 'product', key: product.sku }, product)}
            onOpen={() => onOpen(product.sku)}
            onClone={users.products.length > 1 ? () => clone(product) : null}
          />
        ))}
      </ul>
      {users.products.length > MOST && !isAll && (
        <button type="button" className="button button-quiet justify-self-start" onClick={() => setAll(true)}>
          {t('users_all', { count: users.products.length })}
        </button>
      )}
      <PickProduct
        {...{ menu, sku: null, label: t('join'), onPick: join }}
        skip={users.products.map(({ sku }) => sku)}
      />
    </section>
  );
}
