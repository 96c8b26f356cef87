import type { ErrorEvent } from '@sentry/browser';
import { maskAddress, maskText } from '@/lib/domain/faults/fault-reports';

type Values = NonNullable<ErrorEvent['exception']>['values'];

/** Masked message and our stack; no variables or source lines. */
function scrubValues(values: Values): Values {
  return values?.map(({ type, value, mechanism, stacktrace }) => ({
    ...(type === undefined ? {} : { type }),
    ...(value === undefined ? {} : { value: maskText(value) }),
    ...(mechanism ? { mechanism: { type: mechanism.type, handled: mechanism.handled ?? false } } : {}),
    ...(stacktrace?.frames
      ? {
          stacktrace: {
            frames: stacktrace.frames.map(({ filename, function: name, lineno, colno, in_app }) => ({
              ...(filename === undefined ? {} : { filename: maskAddress(filename) }),
              ...(name === undefined ? {} : { function: name }),
              ...(lineno === undefined ? {} : { lineno }),
              ...(colno === undefined ? {} : { colno }),
              ...(in_app === undefined ? {} : { in_app }),
            })),
          },
        }
      : {}),
  }));
}

/** Keeps listed fields only: no headers, bodies, cookies, users, breadcrumbs or machines (guarantee/quiet-logs). */
export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, environment, release, sdk, tags } = event;
  const url = event.request?.url;
  const values = scrubValues(event.exception?.values);
  return {
    type: undefined,
    ...(event_id === undefined ? {} : { event_id }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(platform === undefined ? {} : { platform }),
    ...(level === undefined ? {} : { level }),
    ...(environment === undefined ? {} : { environment }),
    ...(release === undefined ? {} : { release }),
    ...(sdk === undefined ? {} : { sdk }),
    ...(tags === undefined ? {} : { tags }),
    ...(event.message === undefined ? {} : { message: maskText(event.message) }),
    ...(values === undefined ? {} : { exception: { values } }),
    ...(url === undefined ? {} : { request: { url: maskAddress(url) } }),
  };
}
