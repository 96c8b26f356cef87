'use client';

import { useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useErrorText } from '@/components/layout/error-text';
import { LoadingShape } from '@/components/layout/loading-shape';
import { Dialog } from '@/components/ui/dialog';
import { useApp } from '@/lib/browser/app-provider';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { useMoveCart, useMovePreview } from '@/lib/queries/cart/move-cart';
import { moveQuestionStore } from '@/lib/stores/cart/move-question';
import type { MoveTarget, MovingCart } from '@/lib/stores/cart/moving-cart';
import { partFrom } from '@/lib/stores/cart/parted-carts';
import { showError } from '@/lib/stores/error-store';
import { Consequences, type MoveWords } from './move-consequences';

type Asked = { cart: MovingCart; target: MoveTarget };

/** A place is named by what differs: the branch, the service, or both. */
function useMoveWords({ cart, target }: Asked, change: SupplierChange | undefined): MoveWords {
  const services = useTranslations('Services');
  const choice = toServiceChoice(cart);
  const isOtherBranch = cart.supplier_id !== target.supplierId;
  const isOtherService = choice !== target.choice;
  const nameOf = (branch: string, service: string) =>
    [...(isOtherBranch ? [branch] : []), ...(isOtherService ? [service] : [])].join(' · ');
  return {
    isOtherBranch,
    from: nameOf(change?.from.name ?? '', services(choice)),
    to: nameOf(change?.to.name ?? '', services(target.choice)),
  };
}

function MoveChoice({
  change,
  words,
  isOutdated,
  isDisabled,
  onMove,
}: {
  change: SupplierChange;
  words: MoveWords;
  isOutdated: boolean;
  isDisabled: boolean;
  onMove: () => void;
}) {
  const t = useTranslations('Cart');
  const { from, to } = words;
  return (
    <>
      <p>{t('branch_ask', { from, to })}</p>
      {isOutdated && (
        <p className="error" role="alert">
          {t('branch_changed')}
        </p>
      )}
      <Consequences change={change} words={words} />
      {change.kept > 0 && (
        <button type="button" className="button w-full" disabled={isDisabled} onClick={onMove}>
          {t('branch_move', { branch: to })}
        </button>
      )}
    </>
  );
}

/** Moves the cart as its preview told, and shows a failure. */
function useMoveAsPreviewed({ asked: { cart, target }, onMoved }: { asked: Asked; onMoved: () => void }) {
  const { moveCart, ...state } = useMoveCart(cart);
  const move = async ({ lost }: SupplierChange) => {
    const outcome = await moveCart(
      target,
      lost.map(({ line_id }) => line_id),
    );
    if (outcome.kind === 'done') onMoved();
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  return { ...state, move };
}

function MoveDialog({
  asked,
  onMoved,
  onBegin,
  onClose,
}: {
  asked: Asked;
  onMoved: () => void;
  onBegin: () => void;
  onClose: () => void;
}) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const preview = useMovePreview(asked);
  const { move, isPending, isOutdated } = useMoveAsPreviewed({ asked, onMoved });
  const { data } = preview;
  const words = useMoveWords(asked, data);
  return (
    <Dialog
      onClose={onClose}
      title={
        words.isOtherBranch
          ? t('branch_title', { establishment: tenant.establishment })
          : t('service_title', { service: asked.target.choice })
      }
      closeLabel={t('close')}
    >
      <div className="grid gap-4">
        {preview.isError && <p role="alert">{errorText('cart_load')}</p>}
        {(preview.isLoading || preview.isPaused) && !data && <LoadingShape className="h-[120px]" />}
        {data && (
          <MoveChoice
            change={data}
            words={words}
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
          {t(data && data.there.length > 0 ? 'move_leave' : 'branch_begin')}
        </button>
        {data && <p className="text-muted">{t('branch_begin_note', { from: words.from })}</p>}
      </div>
    </Dialog>
  );
}

/** Whether a cart comes to another branch or service (rule cart/change-branch, rule cart/brought-along). */
export function MoveQuestion() {
  const { stores } = useApp();
  const question = useStore(moveQuestionStore, (state) => state.question);
  if (!question) return null;
  const { cart, target } = question;
  return (
    <MoveDialog
      key={`${cart.purchase_id} ${target.supplierId} ${target.choice}`}
      asked={question}
      onMoved={() => question.answer('move')}
      onBegin={() => {
        partFrom({ stores, ...question });
        question.answer('begin');
      }}
      onClose={question.stop}
    />
  );
}
