import type { Country } from '@/lib/domain/tenant/countries';

/**
 * Calling codes, lengths of national mobile numbers, and how numbers of people begin and end, fixed lines included
 * (docs/decisions/0119).
 */
export const PHONE_CODES = {
  CO: { code: '57', digits: 10, sample: '321 123 4567', form: /^(?:3\d|60)\d{8}$/ },
  PE: { code: '51', digits: 9, sample: '912 345 678', form: /^(?:9\d|[14-8])\d{7}$/ },
  CL: { code: '56', digits: 9, sample: '9 6123 4567', form: /^[2-9]\d{8}$/ },
  MX: { code: '52', digits: 10, sample: '55 1234 5678', form: /^[2-9]\d{9}$/ },
  PA: { code: '507', digits: 8, sample: '6123-4567', form: /^(?:[68]\d{7}|[1-57-9]\d{6})$/ },
  SV: { code: '503', digits: 8, sample: '7012 3456', form: /^[25-7]\d{7}$/ },
  BR: { code: '55', digits: 11, sample: '(11) 96123-4567', form: /^[1-9]{2}(?:9\d{8}|[2-57]\d{7})$/ },
  US: { code: '1', digits: 10, sample: '(201) 555-0123', form: /^[2-9]\d{9}$/ },
} as const satisfies Record<Country, { code: string; digits: number; sample: string; form: RegExp }>;
