const port = Number(process.env.E2E_PORT ?? 4390);

/** Where the demo under test is served. */
export const servedAddress = `http://127.0.0.1:${port}`;

/** Where a stand-in for Vimeo’s oEmbed is, while a test runs it. */
export const vimeoAddress = `http://127.0.0.1:${port + 3000}/api/oembed.json`;

/** Where a static copy of it is served, whose pages may call it. */
export const staticAddress = `http://127.0.0.1:${port + 2000}`;
