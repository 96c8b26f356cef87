'use client';

import { useTranslations } from 'next-intl';
import { ChoiceEdit } from '@/components/staff/editing/fields/choice-edit';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { PRICE_RULES } from '@/lib/domain/menu/options/option-limits';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { GroupUsers } from './group-users';
import { OptionList } from './option-list';
import { RemoveGroup } from './remove-group';

/** All that a group has: its rule, its options, and who asks for it. */
export function GroupEdit({
  group,
  name,
  menu,
  onOpen,
}: {
  group: MenuDocument['optionGroups'][number];
  name: string;
  menu: MenuDocument;
  onOpen: (sku: string) => void;
}) {
  const t = useTranslations('StaffOptions');
  const at = (...field: string[]) => ({ kind: 'group' as const, key: group.key, field });
  return (
    <>
      <LanguageEdit at={at('name')} label={t('name')} />
      <div className="edit-pair">
        <NumberEdit at={at('min')} label={t('min')} hint={t('min_hint')} most={100} />
        <NumberEdit at={at('max')} label={t('max')} least={1} most={100} />
        <NumberEdit at={at('free')} label={t('free')} hint={t('free_hint')} most={100} />
        <ChoiceEdit
          at={at('priceRule')}
          label={t('price_rule')}
          options={PRICE_RULES.map((one) => ({ value: one, text: t(`price_rule_${one}`) }))}
        />
      </div>
      <OptionList {...{ group, menu }} />
      <GroupUsers {...{ group, name, menu, onOpen }} />
      <RemoveGroup {...{ group, name, menu }} />
    </>
  );
}
