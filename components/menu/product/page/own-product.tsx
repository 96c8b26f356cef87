'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ROOM_NOTE_ID, SEAT_NOTE_ID } from '@/components/layout/slots';
import { keepPrices } from '@/components/menu/keep-prices';
import { AddingBar } from '@/components/menu/product/add-bar';
import { BarNews } from '@/components/menu/product/bar-news';
import { BundleNoteOfCart } from '@/components/menu/product/bundle-note-of-cart';
import { type Line, offeredLine, startLine } from '@/components/menu/product/line/line';
import { lineOfPage } from '@/components/menu/product/line/line-of-page';
import { useAddLine } from '@/components/menu/product/line/use-add-line';
import { ProductForm } from '@/components/menu/product/product-form';
import { useProductNews } from '@/components/menu/product/product-news';
import { ProductToRead } from '@/components/menu/product/product-to-read';
import { UnservedBar } from '@/components/menu/product/unserved-bar';
import { useRefusal } from '@/components/menu/product/use-refusal';
import { useUnserved } from '@/components/menu/product/use-unserved';
import { useApp } from '@/lib/browser/app-provider';
import { showAddButtons } from '@/lib/browser/menu-markup/add-buttons';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { type OwnSlots, replaceStatic } from '@/lib/browser/menu-markup/own-product';
import { takeEvents } from '@/lib/browser/taps/page-events';
import { settle } from '@/lib/browser/taps/read-clicks';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { productQueryOptions } from '@/lib/queries/menu/product';
import { showError } from '@/lib/stores/error-store';

type Props = { timezone: string; canOrder: boolean; hint: OrderHint | null };
type OfPage = Props & { own: OwnSlots };

/** Prices of promotions, and the buttons of the related dishes. */
function useFollowedDishes(timezone: string): void {
  useEffect(() => {
    const related = findMenu();
    if (related) void showAddButtons(related);
    return keepPrices({ root: document, timezone });
  }, [timezone]);
}

/** The document of the page, already. */
const saysHow = (): boolean =>
  [SEAT_NOTE_ID, ROOM_NOTE_ID].some((id) => document.getElementById(id) !== null);

/** Replaces the parts that the server drew, at the same height. */
function Order({ own, product, timezone, canOrder, hint }: OfPage & { product: Product }) {
  const { currency } = useApp().tenant;
  const [kept, setLine] = useState(() => lineOfPage({ product, form: own.form, currency }));
  const line = offeredLine({ product, line: kept });
  const change = (changes: Partial<Line>) => setLine((before) => ({ ...before, ...changes }));
  const orders = canOrder && product.available;
  const [isSaid] = useState(saysHow);
  const part = { product, line, change };
  // Not over what was changed since it was sent.
  const onAdd = () => setLine((now) => (now === kept ? startLine(product) : now));
  const refusal = useRefusal();
  // Serves the bar's button, and a press before the button was there.
  const adding = useAddLine({ ...part, refusal, onAdd });
  const latest = useRef(adding.add);
  useEffect(() => {
    latest.current = orders ? adding.add : () => undefined;
  });
  useLayoutEffect(() => {
    const backs = [replaceStatic(own.form), replaceStatic(own.bar)];
    return () => {
      for (const back of backs) back();
    };
  }, [own]);
  useEffect(
    () =>
      takeEvents({
        'add-own': () => {
          settle();
          latest.current();
        },
      }),
    [],
  );
  const news = useProductNews({ product, timezone });
  const unserved = useUnserved({ product, timezone });
  const said = orders && unserved ? unserved.said : news;
  const isBar = orders || said !== null || refusal.said !== null;
  useEffect(() => void own.bar.toggleAttribute('hidden', !isBar), [own, isBar]);
  return (
    <>
      {createPortal(
        orders ? (
          <>
            <BundleNoteOfCart product={product} count={line.count} timezone={timezone} />
            <ProductForm {...part} />
          </>
        ) : (
          <ProductToRead product={product} hint={isSaid ? null : hint} />
        ),
        own.form,
      )}
      {createPortal(
        <>
          <BarNews said={said} refused={refusal.said} />
          {orders && unserved && <UnservedBar {...unserved} refusal={refusal} />}
          {orders && !unserved && <AddingBar {...part} timezone={timezone} adding={adding} />}
        </>,
        own.bar,
      )}
    </>
  );
}

/** The page stays as the server drew it until the product answers; a press meanwhile says why nothing happens. */
function Asked({ own, ...props }: OfPage) {
  const { http } = useApp();
  const { data, error, refetch } = useQuery(productQueryOptions({ http, productId: own.productId }));
  useEffect(() => {
    if (data || !error) return;
    return takeEvents({
      'add-own': () => {
        settle();
        showError(error, () => void refetch());
      },
    });
  }, [data, error, refetch]);
  return data ? <Order own={own} product={data} {...props} /> : null;
}

/** The ordering part of a product's own page (rule menu/product-page). */
export function OwnProduct({ own, ...props }: OfPage) {
  useFollowedDishes(props.timezone);
  return <Asked own={own} {...props} />;
}
