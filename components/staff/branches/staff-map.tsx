import { createContext, useContext } from 'react';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';

const MapContext = createContext<MapChoice | null>(null);
export const StaffMap = MapContext.Provider;

/** The map of the installation; null: there is none, and zones are drawn without streets (rule delivery/map). */
export const useStaffMap = (): MapChoice | null => useContext(MapContext);
