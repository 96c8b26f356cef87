'use client';

import {
  ArrowRightLeft,
  Banknote,
  BedDouble,
  CreditCard,
  HandCoins,
  Landmark,
  Smartphone,
  Store,
} from 'lucide';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import { formatAmount } from '@/lib/domain/money/money';
import { methodObstacle } from '@/lib/domain/payments/method-obstacle';
import { isRoomCharge, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { CashNote, type Note } from './cash-note';

const ICONS: Readonly<Record<PaymentMethod, typeof CreditCard>> = {
  card: CreditCard,
  pse: Landmark,
  nequi: Smartphone,
  cash: Banknote,
  card_reader: HandCoins,
  face_to_face: Store,
  room_charge: BedDouble,
  transfer: ArrowRightLeft,
};

function MethodRow({
  method,
  obstacle,
  minimum,
  isChosen,
  onChoose,
}: {
  method: PaymentMethod;
  obstacle: ReturnType<typeof methodObstacle>;
  minimum: PaymentMethodAnswer['minimum'];
  isChosen: boolean;
  onChoose: (method: PaymentMethod) => void;
}) {
  const t = useTranslations('Checkout');
  const nameOf = useTranslations('Methods');
  const { currency } = useApp().tenant;
  return (
    <label className="choice">
      <input
        type="radio"
        name="method"
        value={method}
        checked={isChosen && obstacle === null}
        disabled={obstacle !== null}
        onChange={() => onChoose(method)}
      />
      <Icon of={ICONS[method]} size={22} />
      <span className="flex-1">{nameOf(method)}</span>
      {obstacle && (
        <span className="text-small">
          {t(`method_${obstacle}`, { minimum: formatAmount({ amount: minimum ?? 0, currency }) })}
        </span>
      )}
    </label>
  );
}

/**
 * Payment methods in the country's words, the ones that cannot be chosen with the reason. Questions of the chosen one
 * stand directly under it (rule payments/methods, rule payments/least-charge, rule payments/cash).
 * @param guest asks for the surname of whose room is charged
 */
export function MethodChoice({
  methods,
  chosen,
  error,
  total,
  note,
  guest = null,
  onChoose,
}: {
  methods: readonly PaymentMethodAnswer[];
  chosen: PaymentMethod | null;
  error: string | undefined;
  total: number;
  note: Note;
  guest?: ReactNode;
  onChoose: (method: PaymentMethod) => void;
}) {
  const t = useTranslations('Checkout');
  const { tenant, screen } = useApp();
  const { establishment } = tenant;
  const ways = methods.map((method) => ({ ...method, obstacle: methodObstacle({ method, total }) }));
  const isConfigured = ways.some(({ obstacle }) => obstacle !== 'not_configured');
  if (methods.length === 0) return <p>{t('no_methods', { establishment })}</p>;
  return (
    <div className="grid gap-2">
      <div
        role="radiogroup"
        className="grid gap-2"
        aria-label={t('how')}
        aria-invalid={error ? true : undefined}
      >
        {ways.map(({ key, obstacle, minimum }) => (
          <Fragment key={key}>
            <MethodRow
              method={key}
              obstacle={obstacle}
              minimum={minimum}
              isChosen={chosen === key}
              onChoose={onChoose}
            />
            {chosen === key && key === 'cash' && <CashNote total={total} note={note} />}
            {chosen === key && isRoomCharge(key) && guest}
          </Fragment>
        ))}
      </div>
      {!isConfigured && (
        <>
          <p>{t('no_configured_method')}</p>
          {screen.supplier && <BranchHelp branch={screen.supplier} />}
        </>
      )}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
