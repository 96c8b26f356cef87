'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, memo, useState } from 'react';
import { sheetAddress } from '@/components/staff/product/use-shown-product';
import { pictureUrl } from '@/components/ui/pictures/picture-url';
import { staffPath } from '@/lib/clients/staff-http';
import type { PriceEdit } from '@/lib/domain/shop/draft/price-edits';
import { textIn } from '@/lib/domain/shop/list-products';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { ChooseRow } from './choose-row';
import { useMenu } from './menu-context';
import { PriceCell } from './price-cell';
import type { Choose } from './use-chosen';

export type Product = MenuDocument['products'][number];
type Shown = {
  product: Product;
  /** Null: all. */
  branch: string | null;
  edits: readonly PriceEdit[];
  /** They are told by the slug of their branch. */
  problems: ReadonlyMap<string, string> | undefined;
};

const PICTURE_PX = 48;

function Picture({ image }: { image: Product['image'] }) {
  const { slug } = useMenu();
  if (!image) return <span className="menu-picture" />;
  const src = pictureUrl({
    ...{ picture: image, width: PICTURE_PX * 2 },
    service: `${staffPath(slug)}/staff`,
  });
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized once on import, the optimizer is off
    <img className="menu-picture" src={src} alt="" width={PICTURE_PX} height={PICTURE_PX} loading="lazy" />
  );
}

/** One field for all branches while they have one price, else a field for each. */
function Prices({ product: { sku, name, offers }, branch, edits, problems }: Shown) {
  const t = useTranslations('StaffMenu');
  const { branches, languages } = useMenu();
  const sold = branches.flatMap((one) => {
    const offer = offers[one.slug];
    return offer && (branch === null || branch === one.slug)
      ? [{ branch: one.slug, name: one.name, priceMinor: offer.priceMinor }]
      : [];
  });
  const typed = new Map(edits.map((edit) => [edit.branch, edit.text]));
  const kinds = new Set(sold.map((one) => typed.get(one.branch) ?? one.priceMinor));
  const begun = new Set(sold.map(({ priceMinor }) => priceMinor));
  const [isSplit, split] = useState(false);
  // It stays split while it is typed into: two fields that come to say the same are still two.
  if (!isSplit && (kinds.size > 1 || begun.size > 1)) split(true);
  if (sold.length === 0) return <span className="text-muted">{t('sold_nowhere')}</span>;
  const dish = textIn(name, languages);
  const cells = isSplit ? sold.map((one) => [one]) : [sold];
  return cells.map((cell) => {
    const slugs = cell.map((one) => one.branch);
    const isOne = cells.length === 1;
    return (
      <PriceCell
        key={slugs.join()}
        {...{ sku, isBare: isOne, offers: cell }}
        label={
          isOne ? t('price_of', { name: dish }) : t('price_at', { name: dish, branch: cell[0]?.name ?? '' })
        }
        edits={edits.filter((edit) => slugs.includes(edit.branch))}
        problem={slugs.map((slug) => problems?.get(slug)).find((text) => text !== undefined)}
      />
    );
  });
}

/** One product of the list with its prices. @param category its name, where no heading says it */
export const ProductRow = memo(function ProductRow({
  category,
  isChosen,
  choose,
  ...shown
}: Shown & { category: string | null; isChosen: boolean; choose: Choose }) {
  const { languages, open } = useMenu();
  const { name, image, sku } = shown.product;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    open(sku);
  };
  return (
    <li className="menu-row" data-chosen={isChosen}>
      <ChooseRow {...{ sku, isChosen, choose, name: textIn(name, languages) || sku }}>
        <Picture image={image} />
      </ChooseRow>
      <div className="menu-name">
        <a className="menu-open" data-opens={sku} href={sheetAddress(sku)} onClick={press}>
          {textIn(name, languages) || sku}
        </a>
        {category !== null && <span className="text-muted">{category}</span>}
      </div>
      <div className="menu-prices">
        <Prices key={shown.branch} {...shown} />
      </div>
    </li>
  );
});
