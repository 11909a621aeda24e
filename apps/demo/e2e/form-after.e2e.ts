import type { Page } from '@playwright/test';
import { addOwnForm, type OwnForm } from './support/own-form';
import { expect, open, test } from './support/visitor';

/** No doctype, a height of its own, and a script that changes it. */
const postSubmitHtml =
  '<style>body{margin:0}</style><div id="room" style="height:340px">…</div>' +
  '<script>room.textContent = "118"; onclick = () => (room.style.height = "90px")</script>';

const field = (id: string, words: string, control: string): string =>
  `<div id="${id}" class="form-item field ${id.replace('-1', '')} required"><label class="title" for="${id}-field">${words}</label>${control}</div>`;

/** The form as the markup of another publisher has it. */
const published = ({ definition }: OwnForm): string => `
  <div class="page-part"><div class="form-wrapper"><div class="form-inner-wrapper"><form method="POST" data-form-id="${definition.id}">
    <div class="field-list clear">
      ${field('text-1', 'Your name', '<input id="text-1-field">')}
      ${field('email-1', 'Email', '<input id="email-1-field">')}
      ${field('textarea-1', 'What is it about?', '<textarea id="textarea-1-field"></textarea>')}
    </div>
    <div class="form-button-wrapper"><input class="button" type="submit" value="Send it"></div>
    <div class="hidden form-submission-text">Thank you for writing.</div>
    <div class="hidden form-submission-html" data-submission-html="${postSubmitHtml.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>
  </form></div></div></div>`;

/**
 * The page as the server sends it, its policy included, with published markup in place of our own
 * form, and the runtime that knows such markup in place of that of our pages.
 */
async function publish(page: Page, form: OwnForm): Promise<void> {
  const { request } = page;
  const script = await (await request.get('/_frontage/frontage.js')).text();
  const [entry = ''] = /entry-[\w-]+\.js/.exec(script) ?? [];
  await page.route('**/_frontage/entry-*', async (route) =>
    route.fulfill({ response: await request.get(`/_frontage/${entry}`) }),
  );
  await page.route(`**${form.path}`, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const html = (await response.text())
      .replace(/<form id="form-[\s\S]*?<\/form>/, '')
      .replace('</main>', () => `${published(form)}</main>`);
    await route.fulfill({ response, headers, body: html });
  });
}

/**
 * The boot of the page knows nothing of published markup: what is sent before its entry has come is
 * sent as without scripts.
 */
async function waitForEntry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send it' }).scrollIntoViewIfNeeded();
  await expect(page.locator('form[data-form-id]')).toHaveAttribute('novalidate');
}

async function sendLetter(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada After');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('What is it about?').fill('A bowl.');
  await page.getByRole('button', { name: 'Send it' }).click();
}

for (const kind of ['our own', 'published'] as const) {
  test(`[2.17b] [4.01b] ${kind} markup: the owner's HTML runs in its frame under the page's policy, and the frame is as tall as it`, async ({
    page,
  }) => {
    const form = await addOwnForm(`after-${kind.replace(' ', '-')}`, { postSubmitHtml });
    if (kind === 'published') await publish(page, form);
    await open(page, form.path);
    if (kind === 'published') await waitForEntry(page);
    await sendLetter(page);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', `/_form/${form.definition.id}/after`, {
      timeout: 20_000,
    });
    const inside = page.frameLocator('iframe').locator('#room');
    await expect(inside).toHaveText('118');
    const height = (): Promise<number> => frame.evaluate((element) => element.clientHeight);
    await expect.poll(height).toBe(340);
    await inside.click();
    await expect.poll(height).toBe(90);
    expect(await form.stored()).toHaveLength(1);
  });
}
