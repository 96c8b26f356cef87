import type { Language } from '@/lib/domain/countries';
import type { Actor, Alarm, Context, ContextInstance } from './context';
import type { AppDeps } from './http/environment';

const ALARMS = {
  misfit: 'a charge is not what was asked for: nothing is paid by it, look at the gateway',
  refund_due: 'money is owed back: give it back at the gateway',
} as const satisfies Record<Alarm['kind'], string>;

/** What a verb is given, for a call, an event of a gateway or a job. */
export function makeContext({
  deps,
  instance,
  actor,
  lang = instance.language,
  idempotencyKey = null,
}: {
  deps: Pick<
    AppDeps,
    'db' | 'clock' | 'config' | 'log' | 'metrics' | 'findProvider' | 'events' | 'checkpoint'
  >;
  instance: ContextInstance;
  actor: Actor;
  lang?: Language;
  idempotencyKey?: string | null;
}): Context {
  return {
    instance,
    actor,
    lang,
    now: deps.clock(),
    db: deps.db,
    publicOrigin: deps.config.publicOrigin.replace('{host}', instance.host),
    idempotencyKey,
    checkpoint: (name) => deps.checkpoint?.(name),
    findProvider: deps.findProvider,
    alarm: (alarm) => {
      if (alarm.kind === 'misfit') deps.metrics?.countMisfit(alarm.misfit);
      else deps.metrics?.countRefundDue();
      deps.log.error({ instance: instance.id, ...alarm }, ALARMS[alarm.kind]);
    },
    announce: (purchaseId) => deps.events.publish({ instanceId: instance.id, purchaseId }),
  };
}
