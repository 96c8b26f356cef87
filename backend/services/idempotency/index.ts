export { answerOnce, type StoredAnswer } from './answer-once';
export { forgetOldKeys } from './forget-old-keys';
