'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ROOM_NOTE_ID, SEAT_NOTE_ID } from '@/components/layout/slots';
import { keepPrices } from '@/components/menu/keep-prices';
import { AddingBar } from '@/components/menu/product/add-bar';
import { type Line, offeredLine, startLine } from '@/components/menu/product/line/line';
import { lineOfPage } from '@/components/menu/product/line/line-of-page';
import { useAddLine } from '@/components/menu/product/line/use-add-line';
import { ProductBar, useProductBar } from '@/components/menu/product/product-bar';
import { ProductChoice } from '@/components/menu/product/product-choice';
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

/** Keeps the prices of promotions current, and shows the buttons of the related dishes. */
function useFollowedDishes(timezone: string): void {
  useEffect(() => {
    const related = findMenu();
    if (related) void showAddButtons(related);
    return keepPrices({ root: document, timezone });
  }, [timezone]);
}

/** Whether the document says already how to order from here. */
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
  const part = { product, line, change, timezone };
  // Not over what was changed since it was sent.
  const onAdd = () => setLine((now) => (now === kept ? startLine(product) : now));
  const bar = useProductBar({ product, timezone, orders });
  // Serves the bar's button, and a press before the button was there.
  const adding = useAddLine({ ...part, refusal: bar.refusal, onAdd });
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
  useEffect(() => void own.bar.toggleAttribute('hidden', !bar.isShown), [own, bar.isShown]);
  return (
    <>
      {createPortal(<ProductChoice {...part} orders={orders} hint={isSaid ? null : hint} />, own.form)}
      {createPortal(
        <ProductBar bar={bar}>{orders && <AddingBar {...part} adding={adding} />}</ProductBar>,
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
