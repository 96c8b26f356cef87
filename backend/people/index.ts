export { checkCookies } from './check-cookies';
export { createAnonymousProfile } from './create-anonymous-profile';
export { getAccount } from './get-account';
export { getProfileStatus } from './get-profile-status';
export { lockDiner } from './lock-diner';
export { keepConfirmation, toWholePhone, waitsForCode } from './phone-confirmation';
export { createToken, getDinerId, hashToken, writeProfile } from './profile-rows';
export { createSmartLink, loginSmartLink, revokeSmartLinks, type SmartLink } from './smart-links';
export { updateAccount } from './update-account';
