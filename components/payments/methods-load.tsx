import type { ReactNode } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';

type Asked = { data: readonly PaymentMethodAnswer[] | undefined; error: unknown; refetch: () => unknown };

/** The ways to pay once they are here; before that their shape, or why they did not come. */
export function MethodsLoad({
  asked: { data, error, refetch },
  wrong,
  children,
}: {
  asked: Asked;
  /** The form was refused: what did not come takes the focus. */
  wrong: boolean;
  children: (methods: readonly PaymentMethodAnswer[]) => ReactNode;
}) {
  if (data) return children(data);
  if (!error) return <LoadingShape className="h-[112px]" />;
  return (
    <div data-wrong={wrong}>
      <FailedLoad error={error} onRetry={() => void refetch()} />
    </div>
  );
}
