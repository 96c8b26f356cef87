import type { ReactNode } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';

type MethodsQuery = {
  data: readonly PaymentMethodAnswer[] | undefined;
  error: unknown;
  refetch: () => unknown;
};

export function MethodsLoad({
  query: { data, error, refetch },
  wrong,
  children,
}: {
  query: MethodsQuery;
  /** Focused by a refused form. */
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
