import type { Country, Language } from '@/lib/domain/tenant/countries';

/** The facts a new restaurant begins with: of the largest city, where most are. `point`: [latitude, longitude] of its middle. */
type Start = { language: Language; timezone: string; city: string; point: readonly [number, number] };

export const COUNTRY_STARTS: Readonly<Record<Country, Start>> = {
  CO: { language: 'es', timezone: 'America/Bogota', city: 'Bogotá', point: [4.711, -74.0721] },
  PE: { language: 'es', timezone: 'America/Lima', city: 'Lima', point: [-12.0464, -77.0428] },
  CL: { language: 'es', timezone: 'America/Santiago', city: 'Santiago', point: [-33.4489, -70.6693] },
  MX: {
    language: 'es',
    timezone: 'America/Mexico_City',
    city: 'Ciudad de México',
    point: [19.4326, -99.1332],
  },
  PA: { language: 'es', timezone: 'America/Panama', city: 'Ciudad de Panamá', point: [8.9824, -79.5199] },
  SV: { language: 'es', timezone: 'America/El_Salvador', city: 'San Salvador', point: [13.6929, -89.2182] },
  BR: { language: 'pt', timezone: 'America/Sao_Paulo', city: 'São Paulo', point: [-23.5505, -46.6333] },
  US: { language: 'en', timezone: 'America/New_York', city: 'Miami', point: [25.7617, -80.1918] },
};

/** Whether a branch still stands where a new restaurant of its country begins: nobody has said where it is. */
export const isAtStart = (
  { latitude, longitude }: { latitude: number; longitude: number },
  country: Country,
): boolean => {
  const [startLatitude, startLongitude] = COUNTRY_STARTS[country].point;
  return latitude === startLatitude && longitude === startLongitude;
};
