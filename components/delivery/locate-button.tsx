'use client';

import { LocateFixed } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { useDevicePoint } from './use-device-point';

export function LocateButton({ device }: { device: ReturnType<typeof useDevicePoint> }) {
  const t = useTranslations('Place');
  return (
    <>
      <button type="button" className="button button-quiet" aria-busy={device.isBusy} onClick={device.locate}>
        <Icon of={LocateFixed} size={22} className="flex-none" />
        {t(device.isBusy ? 'locating' : 'locate')}
      </button>
      {device.hasFailed && <p role="alert">{t('locate_failed')}</p>}
    </>
  );
}
