const urls = JSON.parse(process.env.TEST_DATABASE_URLS ?? '[]');

/** The database of this worker of Jest's. */
process.env.TEST_DATABASE_URL = urls[Number(process.env.JEST_WORKER_ID) - 1];
