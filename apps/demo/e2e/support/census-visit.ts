import type { BrowserContext, Page, Request } from '@playwright/test';
import { test } from './visitor';
import { startConfiguredDemo, type ConfiguredDemo } from './configured-demo';

/** A call of the census, as it left the browser. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly type: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const ofCensus = /^\/api\/(census|events|track|v1|1|commerce\/fullstory)\//;

/** Collects the census' calls of a context, from now on. */
export function collectCalls(context: BrowserContext): SeenCall[] {
  const calls: SeenCall[] = [];
  context.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!ofCensus.test(pathname)) return;
    const headers = request.headers();
    calls.push({
      method: request.method(),
      path: pathname,
      query: searchParams,
      type: headers['content-type'] ?? '',
      body: request.postData() ?? '',
      headers,
    });
  });
  return calls;
}

/** The calls to one path. */
export function callsTo(calls: readonly SeenCall[], path: string): readonly SeenCall[] {
  return calls.filter((call) => call.path === path);
}

/** The fields of a form-encoded call. */
export function fieldsOf({ body }: SeenCall): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body));
}

/** Gives the visitor's answer to the cookie banner. */
export async function answerCookies(
  context: BrowserContext,
  address: string,
  answer: 'true' | 'false',
): Promise<void> {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: answer, url: address }]);
}

/** The cookies of a visitor, by name, with the days until they expire. */
export async function visitorCookies(
  context: BrowserContext,
): Promise<Record<string, { value: string; days: number }>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => /^ss_/.test(name))
      .map(({ name, value, expires }) => [
        name,
        { value, days: (expires - Date.now() / 1000) / 86_400 },
      ]),
  );
}

/** Leaves the page as a visitor does, for one that has no census. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Starts a demo whose visitors are asked, and whose visits are replayed. */
function startCensusDemo(): Promise<ConfiguredDemo> {
  return startConfiguredDemo({
    settings: {
      context: { cookieSettings: { isCookieBannerEnabled: true } },
      census: { replayId: 'replay-1', replay: { share: 1, script: 'https://replay.example/r.js' } },
    },
    theme: '',
    page: { slug: 'talk', nodes: [{ kind: 'heading', level: 1, words: ['Talk'] }] },
  });
}

/** The stored events of a name. */
export function storedEvents(demo: ConfiguredDemo, name: string): Record<string, unknown>[] {
  return demo.query(`select page, event_id from tracked_event where name = '${name}'`);
}

/** Stands in for the service of replays; collects the scripts that were asked for. */
export async function playReplay(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('https://replay.example/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.isReplayed = true;' });
  });
  return loaded;
}

/**
 * Shares one demo whose visitors are asked among the tests of a file.
 *
 * @returns gives it, once they run
 */
export function shareCensusDemo(): () => ConfiguredDemo {
  test.describe.configure({ mode: 'default' });
  let demo: ConfiguredDemo | undefined;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    demo = await startCensusDemo();
  });
  test.afterAll(() => demo?.close());
  return () => {
    if (!demo) throw new Error('The demo is there while tests run.');
    return demo;
  };
}
