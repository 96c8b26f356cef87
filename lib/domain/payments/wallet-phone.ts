/** A Colombian mobile number. No phone library: it refuses the gateway's test numbers (rule payments/nequi). */
export const WALLET_PHONE = /^3\d{9}$/;
