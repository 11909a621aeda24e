import { addAdmin, openAreaSession } from './support/area-account';
import { expectAccessiblePage } from './support/accessibility';
import { signInAt } from './support/area-visit';
import { quoted, runSql } from './support/change-store';
import { servedAddress } from './support/served-address';
import { expect, test } from './support/visitor';

const screens = [
  ['/config/visits?days=90', 'Visits'],
  ['/config/visits/lost', 'What was lost on the way'],
  ['/config/speed', 'Speed'],
  ['/config/errors', 'Errors'],
] as const;

test('visits, speed, errors and losses can be read at every width, and by everybody', async ({
  page,
  request,
}) => {
  test.slow();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
  await request.get('/', { headers: { ...headers, referer: 'https://search.example/' } });
  const report = [
    { event: 'error', data: { message: 'No item 1', stack: 'at /a.js:3:1' }, timestamp: 1 },
  ];
  const origin = servedAddress;
  await request.post('/api/events/RecordJavascriptErrors', { headers: { origin }, data: report });
  const speed = { pagePath: '/', lcp: 5200, inp: 90, cls: 0.3 };
  await request.post('/api/1/performance/records', {
    headers: { ...headers, origin },
    data: [{ app: 'e2e', event: 'page_speed', data: speed, pageLoadId: 'l', ts: 1 }],
  });
  await signInAt(page, '/config');
  for (const [path, title] of screens) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect([path, width, isTooWide]).toEqual([path, width, false]);
    }
    await expectAccessiblePage(page, title);
  }
  await expect(page.getByRole('heading', { name: 'No item 1' })).toBeVisible();
  await page.goto('/config/visits');
  await expect(page.getByRole('row', { name: /search\.example/ })).toBeVisible();
  await page.goto('/config/speed');
  await expect(page.getByText('/, Computer: things jump while the page loads')).toBeVisible();
});

test('[4.17b] [6.04a] [7.25b] clicks in the area, the state of an item and panels go through one function, also to other tabs', async ({
  page,
  context,
}) => {
  // A page that no other test breaks.
  await signInAt(page, '/config/pages?q=/visit');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events/RecordEvent')) sent.push(request.postData() ?? '');
  });
  const other = await context.newPage();
  await other.goto(`${servedAddress}/config/account`);
  await other.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('frontage:editor-event', (event) =>
      heard.push(event instanceof CustomEvent && event.detail),
    );
  });
  await page.getByRole('link', { name: 'Visit', exact: true }).click();
  await expect(page).toHaveURL(/\/config\/pages\/[0-9a-f]{24}$/);
  const first = () => other.evaluate(() => (Reflect.get(window, 'heard') as unknown[])[0]);
  await expect.poll(first).toMatchObject({
    event: 'interface-click',
    data: { panel: '/config/pages', control: 'a /config/pages/:id' },
  });
  await expect.poll(() => sent.join()).toContain('"event":"item-visibility"');
  expect(sent.join()).toMatch(/"state":"(published|draft|needs_review|scheduled)"/);
  await page.goto(`${servedAddress}/config/tokens`);
  await expect.poll(() => sent.join()).toContain('"event":"api-key-panel"');
});

test('[2.12b] [6.02b] a mere viewer is counted on pages, and not in the configuration', async ({
  page,
}) => {
  const account = await addAdmin();
  await runSql(`update account set roles = '["viewer"]' where id = ${quoted(account.id)}`);
  const value = await openAreaSession(account);
  await page.context().addCookies([{ name: 'CONTRIBUTOR', value, url: servedAddress }]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events/')) sent.push(request.url());
  });
  await page.goto('/config/account');
  await page.getByRole('link', { name: 'Your sign-ins' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toEqual([]);
  const views = async () => {
    const [row] = await runSql(
      "select sum(times) as times from visit_count where part = 'page' and name = '/contact' and counted_by = 'server'",
    );
    return Number(row?.times);
  };
  await page.goto('/contact');
  await expect.poll(views, { timeout: 20_000 }).toBeGreaterThan(0);
});
