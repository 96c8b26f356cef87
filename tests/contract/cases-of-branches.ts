import type { Facts } from '@/tests/support/backend/contract-target';
import { type ContractCase, invalid, notFound, post, refusesBodies } from './case';

const consent = { version: '1', accepted: true, purposes: ['necessary', 'analytics'] };
const schedule = '/params/get_hours_schedule.json';
const limits = '/api/v4/params_to_schedule.json';
const methods = '/api/v4/payment_methods.json';
const hours = '/api/v4/schedules';
const surveys = '/surveys/admin/supplier_surveys/form.json';
const survey = '/surveys/admin/detail_supplier_surveys.json';
const available = '/api/v2/supplier_availability.json';

/** The tenant, its branches, and where they deliver. */
export const BRANCH_CASES: ContractCase[] = [
  {
    name: 'GET /domain/config.json',
    ask: () => ({ path: '/domain/config.json' }),
    refusals: [
      {
        why: 'an unknown host',
        ask: () => ({ path: '/domain/config.json', host: 'zzz.test' }),
        status: 404,
        key: 'unknown_instance',
      },
      {
        why: 'a domain that is none',
        ask: () => ({ path: '/domain/config.json?domain=a%00b' }),
        status: 400,
        key: 'invalid_host',
      },
    ],
  },
  {
    name: 'GET /domain/suppliers/{slug}.json',
    ask: ({ branchSlug }) => ({ path: `/domain/suppliers/${branchSlug}.json` }),
    refusals: [
      notFound('/domain/suppliers/no-such-branch.json'),
      notFound('/domain/suppliers/999999999.json'),
      invalid('a slug that is none', '/domain/suppliers/A%20b.json'),
    ],
  },
  {
    name: 'GET /domain/branches/{id}.json',
    ask: ({ branchId }) => ({ path: `/domain/branches/${branchId}.json` }),
    refusals: [notFound('/domain/branches/999999999.json'), invalid('a word', '/domain/branches/x.json')],
  },
  {
    name: 'POST /legal/check_cookies.json',
    ask: ({ sessionId }) => post('/legal/check_cookies.json', { ...consent, session_id: sessionId }),
    refusals: [
      ...refusesBodies({ path: '/legal/check_cookies.json', body: () => consent }),
      {
        why: 'a session that never was',
        ask: () => post('/legal/check_cookies.json', { ...consent, session_id: 999_999_999 }),
        status: 422,
        key: 'invalid_input',
      },
    ],
  },
  {
    name: 'GET /api/suppliers/{id}.json',
    ask: ({ branchId, profile }) => ({ path: `/api/suppliers/${branchId}.json`, headers: profile }),
    refusals: [notFound('/api/suppliers/999999999.json'), invalid('a word', '/api/suppliers/x.json')],
  },
  {
    name: 'GET /params/get_hours_schedule.json',
    ask: ({ branchId, date }) => ({ path: `${schedule}?supplier_id=${branchId}&date=${date}` }),
    refusals: [
      {
        why: 'an unknown branch',
        ask: ({ date }) => ({ path: `${schedule}?supplier_id=999999999&date=${date}` }),
        status: 404,
        key: 'not_found',
      },
      invalid('no date', ({ branchId }) => `${schedule}?supplier_id=${branchId}`),
      invalid('a day that is none', ({ branchId }) => `${schedule}?supplier_id=${branchId}&date=2027-02-30`),
      invalid('a day too far', ({ branchId }) => `${schedule}?supplier_id=${branchId}&date=9999-12-31`),
      invalid('a past day', ({ branchId }) => `${schedule}?supplier_id=${branchId}&date=2020-01-01`),
    ],
  },
  {
    name: 'GET /api/v4/params_to_schedule.json',
    ask: ({ branchId }) => ({ path: `${limits}?branch_id=${branchId}` }),
    refusals: [
      notFound(`${limits}?branch_id=999999999`),
      invalid('no branch', limits),
      invalid('an unknown service', ({ branchId }) => `${limits}?branch_id=${branchId}&service=pigeon`),
      invalid('a zone that is none', ({ branchId }) => `${limits}?branch_id=${branchId}&polygon_id=x`),
    ],
  },
  {
    name: 'GET /api/v4/schedules',
    ask: ({ branchId, date }) => ({ path: `${hours}?branch_id=${branchId}&date=${date}&people=2` }),
    refusals: [
      invalid('no branch', hours),
      invalid('a branch that is none', `${hours}?branch_id=1x`),
      notFound(`${hours}?branch_id=999999999`),
    ],
  },
  {
    name: 'GET /api/v4/payment_methods.json',
    ask: ({ branchId }) => ({ path: `${methods}?supplier_id=${branchId}&tipe=array&service=delivery` }),
    refusals: [
      notFound(`${methods}?supplier_id=999999999&tipe=array&service=delivery`),
      invalid('no service', ({ branchId }) => `${methods}?supplier_id=${branchId}&tipe=array`),
      invalid(
        'another type',
        ({ branchId }) => `${methods}?supplier_id=${branchId}&tipe=object&service=book`,
      ),
    ],
  },
  ...[surveys, survey].map((path) => ({
    name: `GET ${path}`,
    ask: ({ branchId }: Facts) => ({ path: `${path}?supplier_id=${branchId}&service=on_table` }),
    refusals: [
      notFound(`${path}?supplier_id=999999999&service=on_table`),
      invalid('no service', ({ branchId }) => `${path}?supplier_id=${branchId}`),
      invalid('an unknown service', ({ branchId }) => `${path}?supplier_id=${branchId}&service=pigeon`),
    ],
  })),
  {
    name: 'GET /api/coverage',
    ask: ({ customerId, latitude, longitude }) => ({
      path: `/api/coverage?customer_id=${customerId}&lat=${latitude}&lon=${longitude}`,
    }),
    refusals: [
      invalid('half a point', '/api/coverage?lat=4.6'),
      invalid('no number', '/api/coverage?lat=NaN&lon=1'),
      invalid('a latitude out of the world', '/api/coverage?lat=91&lon=1'),
      {
        why: "another tenant's customer_id",
        ask: ({ customerId }) => ({ path: `/api/coverage?customer_id=${customerId + 100_000}` }),
        status: 400,
        key: 'tenant_mismatch',
      },
    ],
  },
  {
    name: 'GET /api/v2/search_cities.json',
    ask: ({ customerId }) => ({ path: `/api/v2/search_cities.json?customer_id=${customerId}` }),
    refusals: [
      {
        why: "another tenant's customer_id",
        ask: ({ customerId }) => ({ path: `/api/v2/search_cities.json?customer_id=${customerId + 100_000}` }),
        status: 400,
        key: 'tenant_mismatch',
      },
    ],
  },
  {
    name: 'GET /api/v2/supplier_availability.json',
    ask: ({ latitude, longitude }) => ({
      path: `${available}?service=delivery&lat=${latitude}&lon=${longitude}`,
    }),
    refusals: [
      invalid('no point', `${available}?service=delivery`),
      invalid('an unknown service', `${available}?service=pigeon&lat=1&lon=1`),
      invalid('a point out of the world', `${available}?service=delivery&lat=1&lon=181`),
    ],
  },
];
