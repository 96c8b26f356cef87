'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { Field } from '@/components/ui/field';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';

/** The hour, by the branch's clock, at which it is sold again. */
export function HourForm({ isPending, onHour }: { isPending: boolean; onHour: (hour: string) => void }) {
  const t = useTranslations('Staff');
  const [hour, setHour] = useState('');
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onHour(hour);
      }}
    >
      <Field {...{ label: t('until_hour'), value: hour, onChange: setHour }} type="time" />
      <NamedButton
        words={t('out_go')}
        type="submit"
        className="button"
        disabled={isPending || !CLOCK_TIME.test(hour)}
      />
    </form>
  );
}
