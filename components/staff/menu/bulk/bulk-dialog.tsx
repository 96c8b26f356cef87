'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { bulkSteps } from '@/lib/domain/shop/bulk/bulk-steps';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { useMenu } from '../menu-context';
import { type BulkForm, NO_FORM, OF_MENU, OF_PRICES, readBulkForm, type What } from './bulk-form';
import { BulkPreview } from './bulk-preview';
import { LabelPart } from './label-part';
import { PricePart } from './price-part';

const IS_AT_BRANCH: ReadonlySet<What> = new Set(OF_PRICES);

type Given = {
  menu: MenuDocument;
  chosen: ReadonlySet<string>;
  /** The one whose prices are listed; `''`: all. */
  branch: string;
  /** In their order, with the names of those above them. */
  categories: readonly { key: string; path: string }[];
};

function useBulk({ menu, chosen, branch }: Given) {
  const { currency, branches } = useMenu();
  const { ownBranches } = useEditing();
  const [form, setForm] = useState<BulkForm>({ ...NO_FORM, branch });
  const places = useMemo(
    () => branches.filter(({ slug }) => ownBranches === null || ownBranches.includes(slug)),
    [branches, ownBranches],
  );
  // Typed text is seen at once; ten thousand prices may follow.
  const asked = useDeferredValue(form);
  const steps = useMemo(() => {
    const edit = readBulkForm({ form: asked, currency, branches: places.map(({ slug }) => slug) });
    return edit && bulkSteps({ menu, chosen, edit });
  }, [asked, currency, places, menu, chosen]);
  return { form, setForm, places, isWhole: ownBranches === null, steps, isSettled: asked === form };
}

/** Saves the steps as one change, or puts them beside the edits that wait. */
function Keep({
  steps,
  isSettled,
  onDone,
}: {
  steps: ReturnType<typeof useBulk>['steps'];
  isSettled: boolean;
  onDone: () => void;
}) {
  const t = useTranslations('StaffBulk');
  const { steps: waiting, unread, apply, saveSteps } = useEditing();
  const isAlone = waiting.length === 0 && unread === 0;
  const keep = () => {
    if (!steps) return;
    apply(steps);
    if (isAlone) saveSteps(steps);
    onDone();
  };
  const count = steps?.length ?? 0;
  return (
    <>
      {!isAlone && <p>{t('others_wait', { count: waiting.length + unread })}</p>}
      <button type="button" className="button w-full" disabled={count === 0 || !isSettled} onClick={keep}>
        {t(isAlone ? 'save' : 'add', { count })}
      </button>
    </>
  );
}

/** One change of all chosen products: what is said, what it makes of what, and then it is saved (rule tenant/bulk-edits). */
export function BulkDialog({
  onClose,
  onDone,
  ...given
}: Given & { onClose: () => void; onDone: () => void }) {
  const t = useTranslations('StaffBulk');
  const { form, setForm, places, isWhole, steps, isSettled } = useBulk(given);
  const { what } = form;
  const set = (part: Partial<BulkForm>) => setForm({ ...form, ...part });
  const offered: readonly What[] = isWhole ? [...OF_PRICES, ...OF_MENU] : OF_PRICES;
  return (
    <Dialog {...{ title: t('change', { count: given.chosen.size }), closeLabel: t('close'), onClose }}>
      <div className="grid gap-4">
        <SelectField
          {...{ label: t('what'), value: what }}
          options={offered.map((one) => ({ value: one, text: t(`what_${one}`) }))}
          onChange={(to) => set({ what: to as What })}
        />
        {what === 'price' && <PricePart {...{ form }} onForm={setForm} />}
        {IS_AT_BRANCH.has(what) && places.length > 1 && (
          <SelectField
            {...{ label: t('where'), empty: t('where_all'), value: form.branch }}
            options={places.map(({ slug, name }) => ({ value: slug, text: name }))}
            onChange={(branch) => set({ branch })}
          />
        )}
        {what === 'category' && (
          <SelectField
            {...{ label: t('category'), empty: t('category_choose'), value: form.category }}
            options={given.categories.map(({ key, path }) => ({ value: key, text: path }))}
            onChange={(category) => set({ category })}
          />
        )}
        {what === 'label' && <LabelPart {...{ form }} onForm={setForm} />}
        {steps && <BulkPreview {...{ steps }} chosen={given.chosen} />}
        <Keep {...{ steps, isSettled, onDone }} />
      </div>
    </Dialog>
  );
}
