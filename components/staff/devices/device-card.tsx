'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { serverNow } from '@/lib/browser/server-clock';
import { allowPins, endDevice, renewDeviceCode, type StaffDevices } from '@/lib/contract/staff/device-calls';
import { browserOf } from '@/lib/domain/staff/browser-of';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { ShownCode } from './new-device';
import { useShownCode } from './use-shown-code';

type Device = StaffDevices['devices'][number];

/** Makes another code for a tablet. @param onMade the list does not know it yet */
function RenewCode({ slug, device, onMade }: { slug: string; device: Device; onMade: () => void }) {
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const { made, show } = useShownCode([device]);
  const { press, isPending, fault } = useSending(async () => {
    show(null);
    show(await http(slug)(renewDeviceCode, { params: { id: String(device.id) } }));
    onMade();
  });
  return (
    <>
      <NamedButton
        words={t('device_renew')}
        className="button button-quiet"
        disabled={isPending}
        onClick={press}
      />
      {fault !== null && <p role="alert">{fault}</p>}
      {made && <ShownCode made={made} />}
    </>
  );
}

/** A shared tablet; one tap ends one that is lost. */
export function DeviceCard({
  slug,
  branch,
  device,
  onChanged,
  onMade,
}: {
  slug: string;
  /** Null where the restaurant has one. */
  branch: string | null;
  device: Device;
  onChanged: (devices: StaffDevices) => void;
  onMade: () => void;
}) {
  const { id, name, role, agent, seen_at: seenAt, person, stopped } = device;
  const { http } = useStaff();
  const t = useTranslations('Staff');
  const format = useFormatter();
  const params = { id: String(id) };
  const ending = useSending(async () => onChanged(await http(slug)(endDevice, { params })));
  const allowing = useSending(async () => onChanged(await http(slug)(allowPins, { params })));
  const fault = ending.fault ?? allowing.fault;
  const seen = seenAt && t('seen', { when: format.relativeTime(new Date(seenAt), serverNow()) });
  return (
    <NamedThing name={name}>
      <li className="board-card">
        <strong>{name}</strong>
        <span className="text-muted">{[branch, t(`role_${role}`)].filter(Boolean).join(' · ')}</span>
        <span className="text-muted">
          {seen === null ? t('device_waits') : [browserOf(agent), seen].filter(Boolean).join(' · ')}
        </span>
        {person !== null && <span>{t('device_person', { name: person })}</span>}
        {stopped.length > 0 && (
          <>
            <span className="board-warn">{t('device_stopped', { names: stopped.join(', ') })}</span>
            <NamedButton words={t('device_allow')} className="button button-quiet" onClick={allowing.press} />
          </>
        )}
        <RenewCode {...{ slug, device, onMade }} />
        <NamedButton
          words={t('device_end')}
          className="button button-quiet button-danger"
          onClick={ending.press}
        />
        {fault !== null && <p role="alert">{fault}</p>}
      </li>
    </NamedThing>
  );
}
