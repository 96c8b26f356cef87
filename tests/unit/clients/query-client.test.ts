import { ApiError } from '@/lib/clients/api-error';
import { getQueryClient } from '@/lib/queries/query-client';

const http = (status: number) => new ApiError({ kind: 'http', status, key: 'x' });

test.each([
  ['a refusal', http(422), 1],
  ['a gap', http(503), 4],
  ['no answer', new ApiError({ kind: 'network', key: 'network' }), 4],
])('a question that meets %s is asked again only where that can change it', async (_what, error, times) => {
  let asked = 0;
  const query = getQueryClient().fetchQuery({
    queryKey: [error.kind, error.status],
    retryDelay: 0,
    retry: getQueryClient().getDefaultOptions().queries?.retry ?? false,
    queryFn: () => {
      asked += 1;
      return Promise.reject(error);
    },
  });
  await expect(query).rejects.toBe(error);
  expect(asked).toBe(times);
});
