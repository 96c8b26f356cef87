'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { lineSteps, putBefore, stepInLine } from '@/components/staff/editing/order/line-steps';
import { type MoveStep, MoveTools } from '@/components/staff/editing/order/move-tools';
import { useOrder } from '@/components/staff/editing/order/use-order';
import { useWords } from '@/components/staff/editing/use-words';
import { Field } from '@/components/ui/field';
import { createOption, keyFor } from '@/lib/domain/shop/options/new-group';
import type { Fields } from '@/lib/domain/shop/shop-document';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { OptionEdit } from './option-edit';

type Group = MenuDocument['optionGroups'][number];

/** An option by its name, the last of the list. */
function NewOption({ group: { key, options } }: { group: Group }) {
  const t = useTranslations('StaffOptions');
  const { set, langs } = useEditing();
  const [name, setName] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    const lang = langs[0];
    if (said === '' || !lang) return;
    const own = keyFor(said, 'opcion', (word) => options.some((one) => one.key === word));
    set({ kind: 'group', key, field: ['options'] }, [...options, createOption(own, { [lang]: said })]);
    setName('');
  };
  return (
    <form className="option-new" onSubmit={send}>
      <Field {...{ label: t('new_option'), value: name, onChange: setName, autoComplete: 'off' }} />
      <button type="submit" className="button button-quiet" disabled={name.trim() === ''}>
        {t('add')}
      </button>
    </form>
  );
}

/** The options of a group in their order. The last one stays, because a group without options is none. */
export function OptionList({ group, menu }: { group: Group; menu: MenuDocument }) {
  const t = useTranslations('StaffOptions');
  const { edit, set } = useEditing();
  const { nameOf } = useWords();
  const { key, options } = group;
  const keys = options.map((option) => option.key);
  const put = (wanted: readonly string[]) =>
    edit({ kind: 'group', key }, (entity): Fields => {
      const now = (entity.options ?? []) as Group['options'];
      return { ...entity, options: wanted.flatMap((one) => now.find((option) => option.key === one) ?? []) };
    });
  const order = useOrder<MoveStep>({
    onDrop: (one, { before }) => put(putBefore(keys, one, before)),
    onStep: (one, step) => put(stepInLine(keys, one, step)),
  });
  return (
    <section className="grid gap-2" aria-label={t('options')}>
      <h4 className="text-section">{t('options')}</h4>
      <ul className="menu-tree" {...order.list}>
        {options.map((option, index) => {
          const name = nameOf({ kind: 'group', key }, option);
          return (
            <li key={option.key} {...order.row(option.key)}>
              <MoveTools id={option.key} {...{ name, order, can: lineSteps(index, options.length) }} />
              <OptionEdit
                {...{ group, option, name, menu }}
                onRemove={
                  options.length === 1
                    ? null
                    : () =>
                        set(
                          { kind: 'group', key, field: ['options'] },
                          options.filter((one) => one.key !== option.key),
                        )
                }
              />
            </li>
          );
        })}
      </ul>
      <NewOption {...{ group }} />
    </section>
  );
}
