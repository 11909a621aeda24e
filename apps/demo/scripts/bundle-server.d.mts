/** Bundles the demo's server into one file, or another program; see `bundle-server.mjs`. */
export function bundleServer(appdir: string, entry?: string, name?: string): Promise<string>;
