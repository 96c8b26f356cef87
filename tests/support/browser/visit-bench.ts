export * from './app-bench';
export { appBench as visitBench } from './app-bench';
