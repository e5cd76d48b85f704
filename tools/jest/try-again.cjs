// What `npm test` sets: a machine may be busy elsewhere. The command names each test that passed only when tried again.
if (process.env.TEST_RETRIES) jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
