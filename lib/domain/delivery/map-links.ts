type Place = { latitude: number | null; longitude: number | null; address: string; city: string };
export type MapLinks = { phone: string; google: string; waze: string };

/** The way to an address in the map of the phone, in Google's and in Waze: by its point, else by its words (rule staff/deliveries). */
export function mapLinks({ latitude, longitude, address, city }: Place): MapLinks {
  const words = [address, city].filter(Boolean).join(', ');
  const point = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const to = point ?? words;
  const asked = (params: Record<string, string>) => new URLSearchParams(params).toString();
  return {
    phone: `geo:${point ?? '0,0'}?${asked({ q: to })}`,
    google: `https://www.google.com/maps/dir/?${asked({ api: '1', destination: to })}`,
    waze: `https://waze.com/ul?${asked({ ...(point === null ? { q: words } : { ll: point }), navigate: 'yes' })}`,
  };
}
