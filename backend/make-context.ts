import type { Language } from '@/lib/domain/countries';
import type { Actor, Context, ContextInstance } from './context';
import type { AppDeps } from './http/environment';

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
    alarm: ({ misfit, ...about }) => {
      deps.metrics?.countMisfit(misfit);
      deps.log.error(
        { instance: instance.id, misfit, ...about },
        'a charge is not what was asked for: nothing is paid by it, look at the gateway',
      );
    },
    announce: (purchaseId) => deps.events.publish({ instanceId: instance.id, purchaseId }),
  };
}
