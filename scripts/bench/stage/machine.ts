import { cpus, totalmem } from 'node:os';
import type { Results } from '@/scripts/bench/report/results';

export function describeMachine(now: Date): Results['machine'] {
  return {
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    platform: process.platform,
    date: now.toISOString().slice(0, 10),
  };
}
