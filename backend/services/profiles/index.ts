export { getAccount, updateAccount } from './account';
export { createAnonymousProfile } from './create-anonymous-profile';
export { getDinerId } from './internal';
export { isProfileToken } from './is-profile-token';
