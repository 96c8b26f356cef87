import { useRef, useState } from 'react';
import { useErrorText } from '@/components/layout/error-text';
import { useApp } from '@/lib/browser/app-provider';
import type { Account } from '@/lib/contract/table/account';
import { isCashLow } from '@/lib/domain/money/cash-rounding';
import { readOptionalAmount } from '@/lib/domain/money/money';
import { methodObstacle } from '@/lib/domain/payments/method-obstacle';
import { isGatewayMethod, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { usePaymentMethods } from '@/lib/queries/payments/checkout';

/** The ways in which a share is paid here, and the note that cash is paid with. */
export function useShareMethods({ account, total }: { account: Account; total: number }) {
  const offered = usePaymentMethods({ supplierId: account.supplier.id, service: 'on_table' });
  const { tenant } = useApp();
  const textOf = useErrorText(tenant);
  const [picked, setPicked] = useState<PaymentMethod | null>(null);
  const [cashText, setCashText] = useState('');
  const [hasLeftCash, setLeftCash] = useState(false);
  const cashField = useRef<HTMLInputElement>(null);
  const methods =
    offered.data?.filter(({ key }) =>
      isGatewayMethod(key) ? account.can_pay_online : account.can_pay_in_person.some((one) => one === key),
    ) ?? null;
  const open = methods?.filter((method) => methodObstacle({ method, total }) === null) ?? [];
  const cash = readOptionalAmount(cashText);
  const isLow = cash !== null && isCashLow({ cash, amount: total, currency: tenant.currency });
  return {
    methods,
    error: offered.data ? null : offered.error,
    reload: () => void offered.refetch(),
    chosen: open.find(({ key }) => key === picked)?.key ?? open[0]?.key ?? null,
    choose: setPicked,
    /** The cash that is handed over; null: the exact amount. Undefined while it is too little. */
    cash: isLow ? undefined : cash,
    /** Says that the cash is too little, at its field. */
    refuseCash: () => {
      setLeftCash(true);
      cashField.current?.focus();
    },
    note: {
      inputRef: cashField,
      value: cashText,
      error: isLow && hasLeftCash ? textOf('cash_amount_low', { total }) : undefined,
      onChange: setCashText,
      onBlur: () => setLeftCash(true),
    },
  };
}
