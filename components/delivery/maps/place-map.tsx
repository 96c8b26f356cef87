'use client';

import type { MapProps } from '@/components/delivery/coverage-sketch';
import { useApp } from '@/lib/browser/app-provider';
import { InstalledMap } from './installed-map';

/** The map of a diner's page (rule delivery/map). */
export function PlaceMap(props: MapProps) {
  const { screen, tenant } = useApp();
  const { lang, country } = tenant;
  return <InstalledMap {...{ lang, country }} {...props} map={screen.map ?? null} />;
}
