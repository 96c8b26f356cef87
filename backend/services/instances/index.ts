export { type FoundInstance, findInstanceByHost } from './find-instance';
export { type InstanceLine, listInstances } from './list-instances';
export { setInstanceStatus } from './set-status';
