export { bindShare, type ClaimedShare, claimShare } from './claim-share';
export { dropShare } from './drop-share';
export { takeOldShares } from './forget-shares';
export { holdShare } from './hold-share';
export { freeShare, holdAgain } from './release-share';
