export { createPreviewLinks, type PreviewLinks } from './create-preview-links';
export { type Credentials, type FoundInstance, findInstanceByHost } from './find-instance';
export { findInstanceById, findInstanceBySlug } from './get-instance';
export { type InstanceLine, listInstances } from './list-instances';
export type { ActionLine } from './list-last-actions';
export { listPopups } from './popup-rows';
export { setInstanceStatus } from './set-instance-status';
export { type InstanceSummary, summarizeInstance } from './summarize-instance';
export { warnOfCodes } from './warn-of-codes';
