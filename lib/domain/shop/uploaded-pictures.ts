/** A picture that nothing names is kept so long: edits wait on a device until they are saved. */
export const UPLOADED_KEPT_MS = 30 * 24 * 3_600_000;
/** Pictures that a restaurant sends within a day, and at once. */
export const UPLOADS = { perDay: 3_000, atOnce: 600 } as const;
