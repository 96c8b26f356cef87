'use client';

import { useTranslations } from 'next-intl';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { MoneyEdit } from '@/components/staff/editing/fields/money-edit';
import { NumberEdit } from '@/components/staff/editing/fields/number-edit';
import { SeveralEdit } from '@/components/staff/editing/fields/several-edit';
import { SwitchEdit } from '@/components/staff/editing/fields/switch-edit';
import { Fold } from '@/components/staff/editing/fold';
import { useWords } from '@/components/staff/editing/use-words';
import { OPTION_TEXT_LENGTH } from '@/lib/domain/menu/options/text-option';
import type { FieldPlace } from '@/lib/domain/shop/draft/draft';
import type { MenuDocument } from '@/lib/queries/staff/shop';

type Group = MenuDocument['optionGroups'][number];

/** The groups that are asked for each piece of an option. A group inside an option holds no others. */
function InsideEdit({ at, groups }: { at: FieldPlace; groups: readonly Group[] }) {
  const t = useTranslations('StaffOptions');
  const { nameOf } = useWords();
  const plain = groups.filter(
    (one) => one.key !== at.key && one.options.every(({ groups: inside }) => inside.length === 0),
  );
  if (plain.length === 0) return null;
  return (
    <SeveralEdit
      {...{ at }}
      label={t('inside')}
      hint={t('inside_hint')}
      options={plain.map((one) => ({ value: one.key, text: nameOf({ kind: 'group', key: one.key }, one) }))}
    />
  );
}

/** One option: its name and price at once, the rest behind a heading. @param onRemove null: it is the only one */
export function OptionEdit({
  group: { key },
  option,
  name,
  menu,
  onRemove,
}: {
  group: Group;
  option: Group['options'][number];
  name: string;
  menu: MenuDocument;
  onRemove: (() => void) | null;
}) {
  const t = useTranslations('StaffOptions');
  const at = (...field: string[]) => ({
    kind: 'group' as const,
    key,
    field: ['options', option.key, ...field],
  });
  return (
    <div className="option-edit">
      <LanguageEdit at={at('name')} label={t('option_name')} />
      <MoneyEdit at={at('priceMinor')} label={t('price')} />
      <Fold head={<span className="text-muted">{t(option.available ? 'more' : 'more_sold_out')}</span>}>
        <SwitchEdit at={at('available')} label={t('available')} hint={t('available_hint')} />
        <SwitchEdit at={at('isDefault')} label={t('default')} />
        <NumberEdit at={at('max')} label={t('option_max')} least={1} most={100} />
        <NumberEdit
          at={at('textMax')}
          label={t('text_max')}
          hint={t('text_max_hint')}
          least={1}
          most={OPTION_TEXT_LENGTH}
          isNullable
        />
        <InsideEdit at={at('groups')} groups={menu.optionGroups} />
        {onRemove && (
          <button
            type="button"
            className="button button-quiet button-danger justify-self-start"
            onClick={onRemove}
          >
            {t('remove_option', { name })}
          </button>
        )}
      </Fold>
    </div>
  );
}
