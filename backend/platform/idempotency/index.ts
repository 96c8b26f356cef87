export { answerOnce, type StoredAnswer } from './answer-once';
export { forgetOldKeys } from './forget-old-keys';
export { type KeyClaim, keepAnswer } from './keep-answer';
