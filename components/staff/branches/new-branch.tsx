'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useKeptChoice } from '@/components/staff/use-kept-choice';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { branchSlugFor, copyBranch } from '@/lib/domain/shop/new-branch';
import { readPoint } from '@/lib/domain/shop/typed-point';
import { useReadProducts } from '@/lib/queries/staff/shop';
import type { EditedBranch } from './branches-place';
import { PointMap } from './point-map';

const NAMES = ['name', 'address', 'city', 'point'] as const;

/** The texts of the form, which the device keeps until the branch is made. */
function useForm(slug: string) {
  const [name, setName] = useKeptChoice(slug, 'new-branch-name');
  const [address, setAddress] = useKeptChoice(slug, 'new-branch-address');
  const [city, setCity] = useKeptChoice(slug, 'new-branch-city');
  const [point, setPoint] = useKeptChoice(slug, 'new-branch-point');
  const texts = { name: name ?? '', address: address ?? '', city: city ?? '', point: point ?? '' };
  const setters = { name: setName, address: setAddress, city: setCity, point: setPoint };
  return { texts, setters };
}

type Texts = Record<(typeof NAMES)[number], string>;
const isGiven = (texts: Texts, one: (typeof NAMES)[number]): boolean =>
  one === 'point' ? readPoint(texts.point) !== null : texts[one].trim() !== '';

const isReady = (texts: Texts): boolean => NAMES.every((one) => isGiven(texts, one));
const placeOf = ({ name, address, city, point }: Texts) => ({
  ...{ name: name.trim(), address: address.trim(), city: city.trim() },
  ...readPoint(point),
});

/** The texts that a branch of its own needs. @param isTried says what is missing */
function OwnTexts({
  form: { texts, setters },
  isTried,
}: {
  form: ReturnType<typeof useForm>;
  isTried: boolean;
}) {
  const t = useTranslations('StaffBranches');
  const errorOf = (one: (typeof NAMES)[number]) =>
    isTried && !isGiven(texts, one) ? t(one === 'point' ? 'point_wrong' : 'new_missing') : undefined;
  return NAMES.map((one) => (
    <Field
      key={one}
      label={t(one)}
      hint={one === 'point' ? t('point_hint') : undefined}
      value={texts[one]}
      onChange={setters[one]}
      error={errorOf(one)}
    />
  ));
}

/** The map on which the place of the new branch is tapped, beside the others. */
function OwnPoint({
  form: { texts, setters },
  branches,
}: {
  form: ReturnType<typeof useForm>;
  branches: readonly EditedBranch[];
}) {
  return (
    <PointMap
      branches={branches.map((one) => ({ ...one, label: one.name }))}
      zones={[]}
      pin={readPoint(texts.point)}
      onPin={({ latitude, longitude }) => setters.point(`${latitude}, ${longitude}`)}
    />
  );
}

type Making = {
  branches: readonly [EditedBranch, ...EditedBranch[]];
  form: ReturnType<typeof useForm>;
  /** The slug of the branch that is copied. */
  source: string;
  onMade: (slug: string) => void;
};

/** Makes the branch in one change, with the prices that stand at that moment. */
function useMaking({ branches, form, source, onMade }: Making) {
  const { slug: shopSlug, changing } = useEditing();
  const readProducts = useReadProducts(shopSlug);
  const sending = useSending(async () => {
    const from = branches.find((one) => one.slug === source) ?? branches[0];
    const products = await readProducts();
    const taken = branches.map((one) => one.slug);
    const slug = branchSlugFor(form.texts.name, taken);
    const place = { slug, ...placeOf(form.texts) };
    changing.change(copyBranch({ from, place, last: taken.at(-1) ?? from.slug, products }), () => {
      for (const one of NAMES) form.setters[one](null);
      onMade(slug);
    });
  });
  return { sending, changing };
}

/** Opens another branch like one that stands (rule tenant/new-branch). It is saved at once, with its prices. */
export function NewBranch({
  branches,
  onMade,
  onClose,
}: Pick<Making, 'branches' | 'onMade'> & { onClose: () => void }) {
  const t = useTranslations('StaffBranches');
  const { slug: shopSlug } = useEditing();
  const form = useForm(shopSlug);
  const [source, choose] = useState(branches[0].slug);
  const [isTried, setTried] = useState(false);
  const { sending, changing } = useMaking({ branches, form, source, onMade });
  const fault = sending.fault ?? changing.fault;
  return (
    <section className="branches-card" aria-label={t('new_open')}>
      <p className="text-muted">{t('new_text')}</p>
      <div className="branches-pair">
        <OwnTexts {...{ form, isTried }} />
        <SelectField
          label={t('new_from')}
          value={source}
          options={branches.map(({ slug: value, name }) => ({ value, text: name }))}
          onChange={choose}
        />
      </div>
      <OwnPoint {...{ form, branches }} />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          disabled={sending.isPending || changing.isPending}
          onClick={() => (isReady(form.texts) ? sending.press() : setTried(true))}
        >
          {t('new_make')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('new_cancel')}
        </button>
      </div>
    </section>
  );
}
