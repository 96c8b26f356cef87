export { findKeyProblems } from './account-keys';
export {
  type BranchProvider,
  findAttemptProvider,
  findBranchProvider,
  findEventProvider,
  listGatewayOrigins,
} from './find-provider';
export { type AccountLine, listAccounts } from './list-accounts';
export { retireAccount } from './retire-account';
export { type Rotation, rotateAccounts } from './rotate-accounts';
export { type AccountChange, setAccount } from './set-account';
export { warnOfAccounts } from './warn-of-accounts';
