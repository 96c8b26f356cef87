import type { Country } from '@/lib/domain/tenant/countries';

/** Calling codes and lengths of national mobile numbers. */
export const PHONE_CODES = {
  CO: { code: '57', digits: 10, sample: '321 123 4567' },
  PE: { code: '51', digits: 9, sample: '912 345 678' },
  CL: { code: '56', digits: 9, sample: '9 6123 4567' },
  MX: { code: '52', digits: 10, sample: '55 1234 5678' },
  PA: { code: '507', digits: 8, sample: '6123-4567' },
  SV: { code: '503', digits: 8, sample: '7012 3456' },
  BR: { code: '55', digits: 11, sample: '(11) 96123-4567' },
  US: { code: '1', digits: 10, sample: '(201) 555-0123' },
} as const satisfies Record<Country, { code: string; digits: number; sample: string }>;
