import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileTransport, createSmtpTransport } from '../../mail/mail-transport';
import type { MailTransport } from '../../mail/mail-transport';
import { enqueueMail, settleMail } from '../../mail/mails';
import { createMail } from '../../mail/create-mail';
import { ask, visitor } from '../../testing/server-fixture';
import { settingsDesk, unescape, type SettingsDesk } from '../../testing/settings-desk';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { contactForm, goodValues, ids } from '../../testing/site-fixture';
import { startSmtpStandIn, type SmtpStandIn } from '../../testing/smtp-stand-in';

let smtp: SmtpStandIn;
let shop: ShopServer;
let desk: SettingsDesk;
const from = { name: 'Server', address: 'forms@studio.example' };

async function open(mail: MailTransport | undefined) {
  shop = await shopServer(mail ? { mail } : {});
  desk = settingsDesk(shop, await signIn(shop.store, await addAccount(shop.store, ['admin'])));
}
beforeEach(async () => {
  smtp = await startSmtpStandIn();
  await open(createSmtpTransport(smtp.url, from));
});
afterEach(async () => {
  await shop.remove();
  await smtp.close();
});

const test = async () => {
  const { status, text } = await desk.post('/mail/test', {});
  return [status, unescape(/class="notice" role="(?:alert|status)">([^<]*)/.exec(text)?.[1] ?? '')];
};

describe('the test email', () => {
  it('arrives with the name and the reply address of the site', async () => {
    await desk.save('/mail', { senderName: 'Kiln & Söhne', replyTo: 'hello@kiln.example' });
    const [status, said] = await test();
    expect([status, said]).toEqual([200, expect.stringContaining('accepted the test email for ')]);
    expect(smtp.mails[0]?.raw).toMatch(/^From: =\?UTF-8\?.* <forms@studio\.example>\r?$/m);
    expect(smtp.mails[0]?.raw).toContain('Reply-To: hello@kiln.example');
  });

  it('[8.18l] says in plain words what is wrong with the mail server', async () => {
    smtp.refuse(550);
    expect(await test()).toEqual([
      200,
      expect.stringContaining('The mail server refused the addr'),
    ]);
    await smtp.close();
    expect(await test()).toEqual([
      200,
      expect.stringContaining('Unable to connect. Please try again. The mail server'),
    ]);
    const { url } = smtp;
    for (const [wrong, said] of [
      ['smtp://no-such-host.invalid:25', 'There is no mail server with that name.'],
      [url.replace('smtp:', 'smtps:'), 'does not answer'],
    ] as const) {
      await shop.remove();
      await open(createSmtpTransport(wrong, from));
      expect(await test()).toEqual([200, expect.stringContaining(said)]);
    }
    smtp = await startSmtpStandIn();
    await shop.remove();
    await open(createSmtpTransport(smtp.url.replace('smtp:', 'smtps:'), from));
    expect((await test())[1]).toMatch(/could not be secured|does not answer/);
  });

  it('says where nothing is sent at all', async () => {
    await shop.remove();
    await open(undefined);
    expect((await test())[1]).toContain('No mail server is connected');
    const { dataDir } = shop;
    await shop.remove();
    await open(createFileTransport(`${dataDir}/mail`, from));
    expect((await test())[1]).toContain('it writes emails to a folder');
  });

  it('is for whoever may change general settings', async () => {
    const cookie = await signIn(shop.store, await addAccount(shop.store, ['storeManager']));
    const manager = settingsDesk(shop, cookie);
    expect((await manager.look('/mail')).status).toBe(403);
    expect((await manager.post('/mail/test', {})).status).toBe(403);
    expect(smtp.mails).toEqual([]);
  });
});

describe('emails of the site', () => {
  it('come from its name, and messages of forms that name nobody go to its owner', async () => {
    await desk.save('/mail', { senderName: 'Kiln', messagesTo: 'owner@kiln.example' });
    const { notify: _, ...nobody } = contactForm;
    await shop.store.saveForm(ids.site, nobody);
    await shop.server.listen({ port: 0 });
    const { key, save } = await visitor(shop.server);
    const submissionKey = await key();
    shop.advance(60_000);
    await save(submissionKey, goodValues);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 5_000 });
    expect(smtp.mails[0]?.to).toEqual(['owner@kiln.example']);
    expect(smtp.mails[0]?.raw).toContain('From: Kiln <forms@studio.example>');
  });

  it('are listed with the reason where they did not go out', async () => {
    expect((await desk.look('/mail')).text).toContain('Every email of recent weeks has gone out.');
    const words = { to: 'ada@example.com', replyTo: '', subject: 'Your order', text: '', html: '' };
    const { createId, now } = shop.store;
    const mail = createMail(
      { id: ids.site, host: 'studio.example' },
      { ...words, unsubscribeUrl: '', kind: 'order' },
      { now: now(), createId },
    );
    await shop.store.write(async (db) => {
      await enqueueMail(db, mail);
      await settleMail(db, mail.id, { retryAt: now() + 1, error: 'connect ECONNREFUSED' });
    });
    const { text } = await desk.look('/mail');
    expect(text).toContain('Your order');
    expect(text).toContain('Will be tried again');
    expect(text).toContain('connect ECONNREFUSED');
  });

  it.each([
    ['replyTo', 'ada', 'Please enter a valid email'],
    ['messagesTo', 'ada@', 'Emails must be formatted as name@example.com'],
    ['orderMail', 'ada@@example.com', 'Emails must be formatted as name@example.com'],
    ['senderName', 'x'.repeat(101), 'Enter one line of up to 100 characters.'],
  ])('[5.17a] [5.17b] %s: %j is refused in words', async (name, entered, wrong) => {
    const { status, text } = await desk.save('/mail', { [name]: entered });
    expect([status, text.includes(wrong)]).toEqual([400, true]);
    expect((await ask(shop.server, { url: '/' })).status).toBe(200);
  });
});
