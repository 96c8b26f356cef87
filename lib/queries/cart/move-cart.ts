'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { type RemoteChoice, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import type { MoveTarget, MovingCart } from '@/lib/stores/cart/moving-cart';
import { chooseService } from '@/lib/stores/choose-service';
import { cartScope, useCartAnswer } from './cart';

const SERVICES = {
  take_away: { service: 'take_away' },
  delivery: { service: 'delivery' },
  schedule: { service: 'delivery', subservice: 'schedule' },
} as const satisfies Record<RemoteChoice, object>;

const toQuery = ({ supplierId, choice }: MoveTarget) => ({
  supplier_id: String(supplierId),
  ...SERVICES[choice],
});

const isSameTarget = (one: unknown, target: MoveTarget) => JSON.stringify(one) === JSON.stringify(target);

type Asked = { cart: MovingCart; target: MoveTarget };

const previewOptions = ({ http, cart, target }: Asked & { http: Http }) =>
  queryOptions({
    queryKey: ['move', cart.purchase_id, cart.version, target],
    queryFn: () =>
      http(calls.previewSupplierChange, {
        params: { id: String(cart.purchase_id) },
        query: toQuery(target),
      }),
    gcTime: 0,
  });

/** Reads once what a move would change; null where it could not be read. */
export function useReadMove() {
  const { http } = useApp();
  const queries = useQueryClient();
  return (asked: Asked) => queries.fetchQuery(previewOptions({ http, ...asked })).catch(() => null);
}

/** Dishes that would be lost or cost differently there. */
export function useMovePreview(asked: Asked) {
  const { http } = useApp();
  const { target } = asked;
  return useQuery({
    ...previewOptions({ http, ...asked }),
    // The cart changes while its form is filled in; another target is another answer.
    placeholderData: (known, before) => (isSameTarget(before?.queryKey[3], target) ? known : undefined),
  });
}

/** `outdated`: more would be lost than was shown; ask again. */
type MoveOutcome = Outcome<Cart> | { kind: 'outdated' };
const isConflict = (error: unknown) => error instanceof ApiError && error.key === 'conflict';

/** Loses no lines but those that the diner was told of, and goes on with the cart where it is now. */
export function useMoveCart(cart: MovingCart) {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: ({ target, lost }: { target: MoveTarget; lost: number[] }) =>
      http(calls.changeSupplier, {
        params: { id: String(cart.purchase_id) },
        query: toQuery(target),
        body: { lost },
      }),
    // Both at once: a cart that does not fit the choice is hidden, and its form would go.
    onSuccess: (moved) => {
      answer(moved);
      chooseService({ stores, choice: toServiceChoice(moved) });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['move'] }),
  });
  const moveCart = async (target: MoveTarget, lost: number[]): Promise<MoveOutcome> => {
    const outcome = await toOutcome(change.mutateAsync({ target, lost }));
    return outcome.kind === 'failed' && isConflict(outcome.error) ? { kind: 'outdated' } : outcome;
  };
  return { moveCart, isPending: change.isPending, isOutdated: isConflict(change.error) };
}
