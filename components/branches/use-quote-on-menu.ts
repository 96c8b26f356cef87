import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { showQuote } from '@/lib/browser/menu-markup/chosen-service';
import { formatMoney, nearestMinor } from '@/lib/domain/money/money';

/** Writes the branch's quoted delivery price for the diner's address over the «from …» price (rule delivery/reach). */
export function useQuoteOnMenu(): void {
  const [place, menu] = [useTranslations('Place'), useTranslations('Menu')];
  const { screen, tenant } = useApp();
  const { currency } = tenant;
  const quote = useSlice('delivery', ({ polygon }) => polygon);
  const isIts = quote !== null && quote.supplier_id !== null && quote.supplier_id === screen.supplier?.id;
  const [price, minimum] = isIts ? [quote.delivery_price, quote.minimum] : [null, 0];
  useEffect(() => {
    const print = (amount: number) =>
      formatMoney({ amountMinor: nearestMinor({ amount, currency }), currency });
    const told = (amount: number) => ({
      price: amount === 0 ? place('free') : place('price', { price: print(amount) }),
      minimum: menu('minimum', { amount: print(minimum) }),
    });
    showQuote(price === null ? null : told(price));
    return () => showQuote(null);
  }, [price, minimum, currency, place, menu]);
}
