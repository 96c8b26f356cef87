'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHours } from '@/components/staff/shop';
import { useSending } from '@/components/staff/use-sending';
import { Field } from '@/components/ui/field';
import { QrCode } from '@/components/ui/qr-code';
import { SelectField } from '@/components/ui/select-field';
import { addDevice, type DeviceCode, type StaffDevices } from '@/lib/contract/staff/device-calls';
import { DEVICE_ROLES, type DeviceRole } from '@/lib/domain/staff/devices';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useShownCode } from './use-shown-code';

/** The only time that a code is seen: to be typed on the tablet, or to be read by its camera. */
export function ShownCode({ made: { code, url, expires_at: expiresAt } }: { made: DeviceCode }) {
  const t = useTranslations('Staff');
  const { clock } = useHours();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hour = clock(expiresAt, timeZone);
  return (
    <div className="grid gap-3" role="status">
      <p>{hourSentence(t('device_code', { host: new URL(url).host, hour }))}</p>
      <strong className="device-code">{code}</strong>
      <div className="max-w-[220px]">
        <QrCode text={url} title={t('qr')} />
      </div>
    </div>
  );
}

export function NewDevice({
  slug,
  devices,
  onAdded,
}: {
  slug: string;
  devices: StaffDevices['devices'] | null;
  onAdded: () => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const branches = useStaffInstance(slug).data?.branches ?? [];
  const [name, setName] = useState('');
  const [role, setRole] = useState<DeviceRole>('kitchen');
  const [chosen, setChosen] = useState<string | null>(null);
  const { made, show } = useShownCode(devices);
  const branchId = chosen ?? String(branches[0]?.id ?? '');
  const { press, isPending, fault } = useSending(async () => {
    show(null);
    show(await http(slug)(addDevice, { body: { name, role, supplier_id: Number(branchId) } }));
    setName('');
    onAdded();
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <h3 className="font-semibold">{t('device_add')}</h3>
      <Field {...{ label: t('device_name'), value: name, onChange: setName }} hint={t('device_name_hint')} />
      {branches.length > 1 && (
        <SelectField
          label={t('branch')}
          value={branchId}
          options={branches.map((one) => ({ value: String(one.id), text: one.name }))}
          onChange={setChosen}
        />
      )}
      <SelectField
        label={t('device_role')}
        value={role}
        options={DEVICE_ROLES.map((one) => ({ value: one, text: t(`role_${one}`) }))}
        onChange={(wanted) => setRole(wanted as DeviceRole)}
      />
      {fault !== null && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <button type="submit" className="button" disabled={isPending || name.trim() === ''}>
        {t('device_go')}
      </button>
      {made && <ShownCode made={made} />}
    </form>
  );
}
