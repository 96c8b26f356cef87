import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { formatAmount } from '@/lib/domain/money/money';
import type { DraftCart } from './draft-cart';
import { othersOf, type Whose } from './waiting-lines';

/** The diner's own dishes, or everybody's. */
export function SendChoices({
  cart,
  account,
  isPending,
  isLoading,
  onSend,
}: {
  cart: DraftCart;
  account: Account | null;
  isPending: boolean;
  /** The account that it is sent to is not known yet. */
  isLoading: boolean;
  onSend: (whose: Whose) => void;
}) {
  const t = useTranslations('Table');
  const { currency, establishment } = useApp().tenant;
  const print = (amount: number) => formatAmount({ amount, currency });
  const others = account ? othersOf(account) : [];
  const all = others.flatMap(({ lines }) => lines).reduce((sum, { subtotal }) => sum + subtotal, cart.total);
  const isMine = cart.products.length > 0;
  const mine = others.length > 0 ? 'send_mine' : 'send';
  return (
    <div className="grid w-full gap-2">
      {isMine && (
        <button
          type="button"
          className="button w-full"
          disabled={isPending || isLoading}
          aria-busy={isPending || isLoading}
          onClick={() => onSend('mine')}
        >
          {isPending ? t('sending') : t(mine, { total: print(cart.total), establishment })}
        </button>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className={isMine ? 'button button-quiet w-full' : 'button w-full'}
          disabled={isPending}
          onClick={() => onSend('all')}
        >
          {t('send_all', { total: print(all) })}
        </button>
      )}
    </div>
  );
}
