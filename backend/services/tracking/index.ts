export { createAcquisition, createPerformanceMetric, createSession, createTracking } from './record';
