export { acquisitionOf } from './acquisition-of';
export { countOrders, countReached } from './count-funnel';
export { createAcquisition } from './create-acquisition';
export { createPerformanceMetric } from './create-performance-metric';
export { createSession } from './create-session';
export { createTracking } from './create-tracking';
export { forgetVisits } from './forget-visits';
export { assertSession } from './visit-rows';
