import { CONSENT_VERSION, mayTell } from '@/lib/domain/visit/consent';

const NOW = new Date('2026-11-26T12:00:00Z');
const answer = (changes: object = {}) => ({
  version: CONSENT_VERSION,
  accepted: true,
  purposes: ['necessary', 'analytics', 'marketing'],
  time: new Date('2026-11-26T11:00:00Z'),
  ...changes,
});

describe('who may be told of a sale (rule visit/told-sales)', () => {
  it.each([
    ['nobody without an answer', null, []],
    ['nobody after a refusal', answer({ accepted: false }), []],
    ['both of who agreed to both', answer(), ['google', 'meta']],
    ['Google of who agreed to counting', answer({ purposes: ['analytics'] }), ['google']],
    ['Meta of who agreed to advertising', answer({ purposes: ['marketing'] }), ['meta']],
    ['nobody of who agreed to what is necessary', answer({ purposes: ['necessary'] }), []],
    ['nobody of another wording', answer({ version: '0' }), []],
    ['both within a year', answer({ time: new Date('2025-11-26T12:00:01Z') }), ['google', 'meta']],
    ['nobody after a year', answer({ time: new Date('2025-11-26T12:00:00Z') }), []],
  ])('is %s', (_who, given, told) => {
    const may = (['google', 'meta'] as const).filter((destination) =>
      mayTell({ destination, answer: given, now: NOW }),
    );
    expect(may).toEqual(told);
  });
});
