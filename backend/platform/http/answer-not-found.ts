import type { Hono, NotFoundHandler } from 'hono';
import { AppError } from '@/backend/errors';
import type { AppEnv } from './environment';
import { listMethods } from './list-methods';

/** @throws not_found, method_not_allowed */
export const answerNotFound =
  (app: Hono<AppEnv>): NotFoundHandler<AppEnv> =>
  (c) => {
    const allowed = listMethods({ app, path: c.req.path });
    if (allowed.length === 0 || allowed.includes(c.req.method)) throw new AppError('not_found');
    c.header('allow', allowed.join(', '));
    throw new AppError('method_not_allowed');
  };
