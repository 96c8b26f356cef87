import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { ComboField } from '@/components/ui/combo-field';
import { type Bank, searchBanks } from '@/lib/domain/payments/banks';
import { foldText } from '@/lib/domain/text/search-text';
import { useBanks } from '@/lib/queries/payments/checkout';

type Choice = {
  bank: Bank | null;
  isMissing: boolean;
  onChange: (bank: Bank | null) => void;
  onLeave: () => void;
};

function BankCombo({ banks, bank, isMissing, onChange, onLeave }: Choice & { banks: readonly Bank[] }) {
  const t = useTranslations('Checkout');
  const [text, setText] = useState(bank?.name ?? '');
  // While a bank is chosen all are listed, so that it can be changed.
  const fitting = bank ? banks : searchBanks({ banks, query: text });
  const choose = (next: Bank | null, typed: string) => {
    setText(typed);
    onChange(next);
  };
  return (
    <ComboField
      label={t('pse_bank')}
      hint={t('pse_bank_hint')}
      error={isMissing ? t('pse_bank_missing') : undefined}
      text={text}
      options={fitting.map(({ code, name }) => ({ value: code, text: name }))}
      chosen={bank?.code ?? null}
      found={t('pse_banks', { count: fitting.length })}
      onText={(typed) => choose(banks.find(({ name }) => foldText(name) === foldText(typed)) ?? null, typed)}
      onPick={(code) => {
        const picked = banks.find((one) => one.code === code);
        if (picked) choose(picked, picked.name);
      }}
      onBlur={onLeave}
    />
  );
}

/** The banks of the branch's gateway, searched by name (rule payments/pse). */
export function BankField({ supplierId, ...choice }: Choice & { supplierId: number }) {
  const { data, error, refetch } = useBanks(supplierId);
  if (data) return <BankCombo banks={data} {...choice} />;
  if (!error) return <LoadingShape className="h-[112px]" />;
  return (
    <div data-wrong={choice.isMissing}>
      <FailedLoad error={error} onRetry={() => void refetch()} />
    </div>
  );
}
