export { createAnonymousProfile } from './create-anonymous-profile';
export { getAccount } from './get-account';
export { getProfileStatus } from './get-profile-status';
export { isProfileToken } from './is-profile-token';
export { updateAccount } from './update-account';
