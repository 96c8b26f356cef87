import { AppError } from '@/backend/errors';

/** @param message read in the answer of a command or a call */
export const wrongTurn = (message: string) => new AppError('illegal_transition', { message });
