import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, serviceChoiceSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { branchesAtSchema } from './branches-at';
import { loggedSchema, placeAtSchema, searchLogSchema, suggestionsSchema } from './places';
import { citiesSchema, coverageSchema, supplierAvailabilitySchema } from './polygons';

const get = { service: 'polygons', method: 'GET', auth: 'none', status: 200 } as const;
const degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/));

export const getCoverage = defineCall({
  ...get,
  path: '/api/coverage',
  summary: 'The active delivery zones, and the one a point falls in',
  query: z.object({
    customer_id: z.optional(idParamSchema),
    lat: z.optional(degrees),
    lon: z.optional(degrees),
  }),
  response: coverageSchema,
});

export const searchCities = defineCall({
  ...get,
  path: '/api/v2/search_cities.json',
  summary: 'Cities that have a branch',
  query: z.object({ customer_id: z.optional(idParamSchema) }),
  response: citiesSchema,
});

export const getSupplierAvailability = defineCall({
  ...get,
  path: '/api/v2/supplier_availability.json',
  summary: 'The branch that serves a point',
  query: z.object({
    customer_id: z.optional(idParamSchema),
    service: serviceChoiceSchema,
    lat: degrees,
    lon: degrees,
  }),
  response: supplierAvailabilitySchema,
});

/** The call is our own (rule delivery/reach). */
export const getBranchesAt = defineCall({
  ...get,
  path: '/api/branches_at.json',
  summary:
    'Every branch that delivers to a point, or the one of a zone that is chosen by its name: price, minimum, minutes and distance',
  query: z.object({
    service: z.enum(['delivery', 'schedule']),
    lat: z.optional(degrees),
    lon: z.optional(degrees),
    supplier_id: z.optional(idParamSchema),
    zone: z.optional(z.string().check(typedLine, z.minLength(1), z.maxLength(80))),
  }),
  response: branchesAtSchema,
});

const asked = { ...get, auth: 'profile' } as const;

/** The call is our own (rule delivery/place-search). */
export const suggestPlaces = defineCall({
  ...asked,
  path: '/api/places.json',
  summary: 'Addresses of the country that fit a text, those near a point first',
  query: z.object({
    text: z.string().check(typedLine, z.minLength(3), z.maxLength(120)),
    lat: degrees,
    lon: degrees,
  }),
  response: suggestionsSchema,
});

export const findPlaceAt = defineCall({
  ...asked,
  path: '/api/place_at.json',
  summary: 'The address of a point, or null',
  query: z.object({ lat: degrees, lon: degrees }),
  response: placeAtSchema,
});

export const logPlaceSearch = defineCall({
  ...get,
  method: 'POST',
  auth: 'optional-profile',
  status: 201,
  path: '/api/search_google_logs.json',
  summary: 'Stores which place was picked for what was typed',
  body: searchLogSchema,
  ownCardCheck: true,
  response: loggedSchema,
});
