import { defineCall } from '@/lib/contract/define-call';
import {
  acquisitionRequestSchema,
  createdSchema,
  performanceMetricRequestSchema,
  sessionRequestSchema,
  trackingRequestSchema,
} from './tracking';

const post = {
  service: 'tracking',
  method: 'POST',
  auth: 'optional-profile',
  status: 201,
  ownCardCheck: true,
  response: createdSchema,
} as const;

export const createSession = defineCall({
  ...post,
  path: '/api/sessions.json',
  summary: 'Opens a visit',
  body: sessionRequestSchema,
});

export const createTracking = defineCall({
  ...post,
  path: '/api/trackings.json',
  summary: 'Stores one event of a visit',
  body: trackingRequestSchema,
});

export const createAcquisition = defineCall({
  ...post,
  path: '/api/acquisitions.json',
  summary: 'Stores where a visit came from, once a session',
  body: acquisitionRequestSchema,
});

export const createPerformanceMetric = defineCall({
  ...post,
  path: '/api/performance_metrics.json',
  summary: 'Stores the weight of a first load',
  body: performanceMetricRequestSchema,
});
