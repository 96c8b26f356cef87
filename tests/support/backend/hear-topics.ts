import { nameOfTopic } from '@/backend/platform/events/topic-events';
import type { TestBackend } from './backend';

/** Topics that pages and programs watch for changes of purchases. */
const isLive = (topic: string) => /:(?:branch|purchase|table):/.test(topic);

/** Runs the work. @returns the live topics that were told meanwhile, sorted, each as often as it was told */
export async function hearTopics({ deps }: TestBackend, work: () => Promise<unknown>): Promise<string[]> {
  const told = jest.spyOn(deps.events, 'publish');
  try {
    told.mockClear();
    await work();
    return told.mock.calls.flat().map(nameOfTopic).filter(isLive).sort();
  } finally {
    told.mockRestore();
  }
}
