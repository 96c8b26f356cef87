export { forgetOldProofs, getProof } from './proof-rows';
export { reviewProof } from './review-proof';
