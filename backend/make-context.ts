import type { Language } from '@/lib/domain/tenant/countries';
import type { Actor, Alarm, Context, ContextInstance, GatewayAlarm } from './context';
import type { AppDeps } from './platform/http/environment';
import { createPublisher } from './publish-committed';

const ALARMS = {
  misfit: 'charge mismatch (amount, currency or reference): not credited; look at the gateway',
  refund_due: 'refund due: by the gateway where it can, else by hand',
  gateway: 'payment gateway failure',
} as const satisfies Record<Alarm['kind'], string>;

/** Logged as warnings: they pass, or a stranger caused them. */
const PASSING: ReadonlySet<GatewayAlarm['failure']> = new Set([
  'unavailable',
  'unknown',
  'malformed',
  'bad_signature',
  'wrong_environment',
]);

export function makeContext({
  deps,
  instance,
  actor,
  lang = instance.language,
  idempotencyKey = null,
}: {
  deps: Pick<
    AppDeps,
    | 'db'
    | 'clock'
    | 'config'
    | 'log'
    | 'metrics'
    | 'findProvider'
    | 'sms'
    | 'mail'
    | 'push'
    | 'places'
    | 'shop'
    | 'events'
    | 'checkpoint'
  >;
  instance: ContextInstance;
  actor: Actor;
  lang?: Language;
  idempotencyKey?: string | null;
}): Context {
  const { db, publish } = createPublisher({ ...deps, instanceId: instance.id });
  return {
    instance,
    actor,
    lang,
    now: deps.clock(),
    clock: deps.clock,
    db,
    publish,
    publicOrigin: deps.config.publicOrigin.replace('{host}', instance.host),
    staffOrigin: deps.config.staffHost && deps.config.publicOrigin.replace('{host}', deps.config.staffHost),
    idempotencyKey,
    keyClaim: null,
    checkpoint: (name, sent) => deps.checkpoint?.(name, sent),
    findProvider: deps.findProvider,
    sms: deps.sms ?? null,
    mail: deps.mail ?? null,
    push: deps.push ?? null,
    places: deps.places ?? null,
    shop: deps.shop ?? null,
    map: deps.config.map,
    alarm: (alarm) => {
      if (alarm.kind === 'misfit') deps.metrics?.countMismatch(alarm.misfit);
      else if (alarm.kind === 'refund_due') deps.metrics?.countRefundDue();
      else deps.metrics?.countGatewayFailure(alarm);
      const level = alarm.kind === 'gateway' && PASSING.has(alarm.failure) ? 'warn' : 'error';
      deps.log[level]({ instance: instance.id, ...alarm }, ALARMS[alarm.kind]);
    },
  };
}
