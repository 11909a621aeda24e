/** Where the demo under test is served. */
export const servedAddress = `http://127.0.0.1:${process.env.E2E_PORT ?? 4390}`;
