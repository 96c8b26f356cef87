import type { Language } from '@/lib/domain/tenant/countries';
import type { Actor, Alarm, Changed, Context, ContextInstance, GatewayAlarm } from './context';
import {
  branchTopic,
  menuTopic,
  purchaseTopic,
  type TopicName,
  tableTopic,
} from './platform/events/topic-events';
import type { AppDeps } from './platform/http/environment';

const ALARMS = {
  misfit: 'a charge is not what was asked for: nothing is paid by it, look at the gateway',
  refund_due: 'money is owed back: the gateway is asked to give it back',
  gateway: 'a gateway did not do what it was asked',
} as const satisfies Record<Alarm['kind'], string>;

/** Logged as warnings: they pass, or a stranger caused them. */
const PASSING: ReadonlySet<GatewayAlarm['failure']> = new Set([
  'unavailable',
  'unknown',
  'malformed',
  'bad_signature',
  'wrong_environment',
]);

const topicsOf = ({ id, supplierId, tableId = null }: Changed): TopicName[] => [
  ...(id === null ? [] : [purchaseTopic(id)]),
  branchTopic(supplierId),
  ...(tableId === null ? [] : [tableTopic(tableId)]),
];

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
    | 'events'
    | 'checkpoint'
  >;
  instance: ContextInstance;
  actor: Actor;
  lang?: Language;
  idempotencyKey?: string | null;
}): Context {
  const publish = (...topics: TopicName[]) =>
    deps.events.publish(...[...new Set(topics)].map((topic) => ({ instanceId: instance.id, topic })));
  const along: TopicName[] = [];
  return {
    instance,
    actor,
    lang,
    now: deps.clock(),
    clock: deps.clock,
    db: deps.db,
    publicOrigin: deps.config.publicOrigin.replace('{host}', instance.host),
    idempotencyKey,
    keyClaim: null,
    checkpoint: (name, sent) => deps.checkpoint?.(name, sent),
    findProvider: deps.findProvider,
    sms: deps.sms ?? null,
    mail: deps.mail ?? null,
    push: deps.push ?? null,
    places: deps.places ?? null,
    map: deps.config.map,
    alarm: (alarm) => {
      if (alarm.kind === 'misfit') deps.metrics?.countMisfit(alarm.misfit);
      else if (alarm.kind === 'refund_due') deps.metrics?.countRefundDue();
      else deps.metrics?.countGatewayFailure(alarm);
      const level = alarm.kind === 'gateway' && PASSING.has(alarm.failure) ? 'warn' : 'error';
      deps.log[level]({ instance: instance.id, ...alarm }, ALARMS[alarm.kind]);
    },
    announce: (changed) => publish(...topicsOf(changed), ...along.splice(0)),
    announceToo: (changed) => along.push(...topicsOf(changed)),
    announceMenus: (supplierIds) => publish(...supplierIds.map(menuTopic)),
    announceMenusToo: (supplierIds) => along.push(...supplierIds.map(menuTopic)),
    announceTable: (tableId) => publish(tableTopic(tableId)),
    announceCart: (purchaseId) => publish(purchaseTopic(purchaseId)),
  };
}
