'use client';

import { useTranslations } from 'next-intl';
import { useFaultText } from '@/components/staff/use-fault-text';
import { useStaffInstance } from '@/lib/queries/staff/board';
import { useDevices } from '@/lib/queries/staff/devices';
import { DeviceCard } from './device-card';
import { NewDevice } from './new-device';

/** The shared tablets of the branches (rule staff/devices). */
export function Devices({ slug }: { slug: string }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const { devices, error, show, askAgain } = useDevices(slug);
  const branches = useStaffInstance(slug).data?.branches ?? [];
  const nameOf = (id: number) =>
    branches.length > 1 ? (branches.find((one) => one.id === id)?.name ?? null) : null;
  return (
    <section className="grid gap-4" aria-labelledby="devices">
      <h2 className="text-section" id="devices">
        {t('devices')}
      </h2>
      <p className="text-muted">{t('devices_text')}</p>
      {error && !devices ? <p role="alert">{sayFault(error)}</p> : null}
      {devices?.length === 0 && <p>{t('devices_none')}</p>}
      <ul className="grid gap-3">
        {devices?.map((device) => (
          <DeviceCard
            key={device.id}
            {...{ slug, device }}
            branch={nameOf(device.supplier_id)}
            onChanged={show}
            onMade={askAgain}
          />
        ))}
      </ul>
      <NewDevice {...{ slug, devices }} onAdded={askAgain} />
    </section>
  );
}
