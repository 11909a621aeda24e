import { describe, expect, it } from 'vitest';
import { findBrowser, wellKnownPlaces } from './find-browser.mjs';

/** A machine with exactly these files. */
const machine = (paths, overrides = {}) => ({
  env: {},
  platform: 'linux',
  arch: 'x64',
  exists: (path) => paths.includes(path),
  playwrightPath: async () => '/cache/playwright/chrome',
  fetch: async () => undefined,
  ...overrides,
});

const ALL = ['/mine', '/cache/playwright/chrome', '/usr/bin/chromium'];

describe('findBrowser', () => {
  it('takes the named one first, then that of Playwright, then that of the system', async () => {
    const named = await findBrowser(machine(ALL, { env: { BROWSER_PATH: '/mine' } }));
    expect(named).toEqual({ path: '/mine', how: 'named by BROWSER_PATH' });
    expect((await findBrowser(machine(ALL))).path).toBe('/cache/playwright/chrome');
    expect((await findBrowser(machine(['/usr/bin/chromium']))).path).toBe('/usr/bin/chromium');
  });

  it('says that a named one is missing, and looks elsewhere', async () => {
    const output = [];
    const env = { BROWSER_PATH: '/gone' };
    const found = await findBrowser(machine(ALL, { env, log: (line) => output.push(line) }));
    expect(found.path).toBe('/cache/playwright/chrome');
    expect(output.join()).toContain('/gone, which does not exist');
  });

  it('fetches one on Linux x64 only, and only when there is no other', async () => {
    const fetch = async () => '/fetched';
    expect(await findBrowser(machine([], { fetch }))).toMatchObject({
      path: '/fetched',
      isShell: true,
    });
    expect((await findBrowser(machine(ALL, { fetch }))).path).not.toBe('/fetched');
    expect(await findBrowser(machine([], { fetch, arch: 'arm64' }))).toBeUndefined();
    expect(await findBrowser(machine([], { fetch, platform: 'darwin' }))).toBeUndefined();
  });

  it('finds nothing when nothing can be fetched', async () => {
    expect(await findBrowser(machine([]))).toBeUndefined();
  });

  it('does without Playwright', async () => {
    const found = await findBrowser(
      machine(['/usr/bin/chromium'], { playwrightPath: async () => undefined }),
    );
    expect(found.how).toBe('installed on this system');
  });
});

describe('wellKnownPlaces', () => {
  it('knows the places of three systems', () => {
    expect(wellKnownPlaces('linux', {})).toContain('/usr/bin/chromium');
    expect(wellKnownPlaces('darwin', { HOME: '/home' })).toContain(
      '/home/Applications/Chromium.app/Contents/MacOS/Chromium',
    );
    expect(wellKnownPlaces('win32', { PROGRAMFILES: 'C:\\Programs' })).toContain(
      'C:\\Programs\\Microsoft\\Edge\\Application\\msedge.exe',
    );
    expect(wellKnownPlaces('plan9', {})).toEqual([]);
  });
});
