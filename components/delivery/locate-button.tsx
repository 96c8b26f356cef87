'use client';

import { LocateFixed } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Placing } from '@/lib/domain/delivery/placing';
import type { useDevicePoint } from './use-device-point';

/** @param by how the page takes a place that the device does not tell */
export function LocateButton({
  device,
  by,
}: {
  device: ReturnType<typeof useDevicePoint>;
  by: Exclude<Placing, 'words'>;
}) {
  const t = useTranslations('Place');
  return (
    <>
      <button type="button" className="button button-quiet" aria-busy={device.isBusy} onClick={device.locate}>
        <Icon of={LocateFixed} size={22} className="flex-none" />
        {t(device.isBusy ? 'locating' : 'locate')}
      </button>
      {device.hasFailed && <p role="alert">{t(by === 'map' ? 'locate_failed' : 'locate_failed_zone')}</p>}
    </>
  );
}
