import { stringify } from 'yaml';

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  return typeof value === 'object' && value !== null ? withoutEmpty(value) : value;
}

/** An object without the nulls, lists and objects that are empty, at any depth; a reader puts the same in their place. */
export function withoutEmpty(value: object): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, inside]) => [key, strip(inside)] as const);
  return Object.fromEntries(entries.filter(([, inside]) => !isEmpty(inside)));
}

/** Long texts stay on their line, so that a person finds them as they are written. */
export const printYaml = (value: unknown): string => stringify(value, { lineWidth: 0 });
