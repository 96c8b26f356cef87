'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { serverNow } from '@/lib/browser/server-clock';
import {
  allowPins,
  type DeviceCode,
  endDevice,
  renewDeviceCode,
  type StaffDevices,
} from '@/lib/contract/staff/device-calls';
import { browserOf } from '@/lib/domain/staff/browser-of';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { ShownCode } from './new-device';

/** A shared tablet; one tap ends one that is lost. */
export function DeviceCard({
  slug,
  branch,
  device: { id, name, role, agent, seen_at: seenAt, person, stopped },
  onChanged,
}: {
  slug: string;
  /** Null where the restaurant has one. */
  branch: string | null;
  device: StaffDevices['devices'][number];
  onChanged: (devices: StaffDevices) => void;
}) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const format = useFormatter();
  const [made, setMade] = useState<DeviceCode | null>(null);
  const params = { id: String(id) };
  const ending = useSending(async () => onChanged(await http(slug)(endDevice, { params })));
  const allowing = useSending(async () => onChanged(await http(slug)(allowPins, { params })));
  const renewing = useSending(async () => {
    setMade(null);
    setMade(await http(slug)(renewDeviceCode, { params }));
  });
  const fault = ending.fault ?? allowing.fault ?? renewing.fault;
  const seen = seenAt && t('seen', { when: format.relativeTime(new Date(seenAt), serverNow()) });
  return (
    <li className="board-card">
      <strong>{name}</strong>
      <span className="text-muted">{[branch, t(`role_${role}`)].filter(Boolean).join(' · ')}</span>
      <span className="text-muted">
        {seen === null ? t('device_waits') : [browserOf(agent), seen].join(' · ')}
      </span>
      {person !== null && <span>{t('device_person', { name: person })}</span>}
      {stopped.length > 0 && (
        <>
          <span className="board-warn">{t('device_stopped', { names: stopped.join(', ') })}</span>
          <button type="button" className="button button-quiet" onClick={allowing.press}>
            {t('device_allow')}
          </button>
        </>
      )}
      <button
        type="button"
        className="button button-quiet"
        disabled={renewing.isPending}
        onClick={renewing.press}
      >
        {t('device_renew')}
      </button>
      {made && <ShownCode made={made} />}
      <button type="button" className="button button-quiet button-danger" onClick={ending.press}>
        {t('device_end')}
      </button>
      {fault !== null && <p role="alert">{fault}</p>}
    </li>
  );
}
