export { createAnonymousProfile } from './create-anonymous-profile';
export { getAccount } from './get-account';
export { getProfileStatus } from './get-profile-status';
export { getDinerId } from './internal';
export { isProfileToken } from './is-profile-token';
export { updateAccount } from './update-account';
