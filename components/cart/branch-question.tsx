'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useErrorText } from '@/components/layout/error-text';
import { LoadingShape } from '@/components/layout/loading-shape';
import { Dialog } from '@/components/ui/dialog';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart, SupplierChange } from '@/lib/contract/cart/cart';
import { useBranchChangePreview, useChangeBranch } from '@/lib/queries/change-branch';
import { branchQuestionStore } from '@/lib/stores/branch-question';
import { showError } from '@/lib/stores/error-store';
import { useMoney } from './cart-lines';

function Consequences({ change }: { change: SupplierChange }) {
  const { tenant } = useVisit();
  const t = useTranslations('Cart');
  const print = useMoney(tenant.currency);
  const errorText = useErrorText(tenant);
  const { lost, repriced, coupon, to, kept } = change;
  const isSame = lost.length === 0 && repriced.length === 0 && !coupon?.refusal;
  return (
    <div className="grid gap-4">
      {isSame && <p>{t('branch_same', { branch: to.name })}</p>}
      {lost.length > 0 && (
        <section>
          <h3 className="font-semibold">
            {t(kept === 0 ? 'branch_all_lost' : 'branch_lost', { branch: to.name })}
          </h3>
          <ul className="mt-1 list-disc ps-5">
            {lost.map(({ line_id, name, count }) => (
              <li key={line_id}>
                {count} × {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {repriced.length > 0 && (
        <section>
          <h3 className="font-semibold">{t('branch_repriced', { branch: to.name })}</h3>
          <ul className="mt-1 list-disc ps-5">
            {repriced.map(({ line_id, name, before, after }) => (
              <li key={line_id}>{t('branch_price', { name, before: print(before), after: print(after) })}</li>
            ))}
          </ul>
        </section>
      )}
      {coupon?.refusal && (
        <p>
          <span className="font-semibold">{t('branch_coupon', { code: coupon.code.toUpperCase() })}</span>{' '}
          {errorText(coupon.refusal.key, coupon.refusal.values)}
        </p>
      )}
    </div>
  );
}

function MoveChoice({
  change,
  isOutdated,
  isDisabled,
  onMove,
}: {
  change: SupplierChange;
  isOutdated: boolean;
  isDisabled: boolean;
  onMove: () => void;
}) {
  const t = useTranslations('Cart');
  const { from, to, kept } = change;
  return (
    <>
      <p>{t('branch_ask', { from: from.name, to: to.name })}</p>
      {isOutdated && (
        <p className="error" role="alert">
          {t('branch_changed')}
        </p>
      )}
      <Consequences change={change} />
      {kept > 0 && (
        <button type="button" className="button w-full" disabled={isDisabled} onClick={onMove}>
          {t('branch_move', { branch: to.name })}
        </button>
      )}
    </>
  );
}

function BranchDialog({
  cart,
  supplierId,
  onMoved,
  onBegin,
  onClose,
}: {
  cart: Cart;
  supplierId: number;
  onMoved: () => void;
  onBegin: () => void;
  onClose: () => void;
}) {
  const { tenant } = useVisit();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const preview = useBranchChangePreview({ cart, supplierId });
  const { changeBranch, isPending, isOutdated } = useChangeBranch({ cart, supplierId });
  const { data } = preview;
  const move = async ({ lost }: SupplierChange) => {
    const outcome = await changeBranch(lost.map(({ line_id }) => line_id));
    if (outcome.kind === 'done') onMoved();
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('branch_title', { establishment: tenant.establishment })}
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        {preview.isError && <p role="alert">{errorText('cart_load')}</p>}
        {(preview.isLoading || preview.isPaused) && !data && <LoadingShape className="h-[120px]" />}
        {data && (
          <MoveChoice
            change={data}
            isOutdated={isOutdated}
            isDisabled={isPending || preview.isFetching}
            onMove={() => void move(data)}
          />
        )}
        <button
          type="button"
          className={`button w-full ${data?.kept === 0 ? '' : 'button-quiet'}`}
          disabled={isPending}
          onClick={onBegin}
        >
          {t('branch_begin')}
        </button>
        {data && <p className="text-muted">{t('branch_begin_note', { from: data.from.name })}</p>}
      </div>
    </Dialog>
  );
}

/** Before a product is added here (rule cart/change-branch). */
export function BranchQuestion() {
  const { screen } = useVisit();
  const question = useStore(branchQuestionStore, (state) => state.question);
  if (!question || !screen.supplier) return null;
  return (
    <BranchDialog
      key={question.cart.purchase_id}
      cart={question.cart}
      supplierId={screen.supplier.id}
      onMoved={() => question.answer('move')}
      onBegin={() => question.answer('begin')}
      onClose={question.stop}
    />
  );
}
