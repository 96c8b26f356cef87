import type { Call } from './define-call';

export type CallValues = {
  call: Pick<Call, 'service' | 'path'>;
  params?: object;
  query?: object;
};

/** A call's path with its values filled in and its query behind it; what is undefined is left out. */
export function callPath({ call, params = {}, query = {} }: CallValues): string {
  const values = new Map(Object.entries(params));
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}
