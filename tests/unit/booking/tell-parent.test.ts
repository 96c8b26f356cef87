import { tellParent } from '@/components/booking/reserve/tell-parent';

const ORIGINS = ['https://a.example', 'https://b.example'];
const told = { type: 'booking:created', status: 'to_pay' } as const;

test('each site that may frame the page is told, and no other (rule booking/popup)', () => {
  const postMessage = jest.fn();
  // Safe: what is read of a window is here.
  const parent = { postMessage } as unknown as Window;
  tellParent({ origins: ORIGINS, told, own: { parent } });
  expect(postMessage.mock.calls).toEqual(ORIGINS.map((origin) => [told, origin]));
});

test('outside a frame nobody is told', () => {
  const postMessage = jest.fn();
  const own = { postMessage } as unknown as Window;
  Object.assign(own, { parent: own });
  tellParent({ origins: ORIGINS, told, own });
  expect(postMessage).not.toHaveBeenCalled();
});
