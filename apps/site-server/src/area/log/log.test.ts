import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAuditEntries, sweepAuditLog, type AuditEntry } from '../../audit/audit-entry';
import { writeAudit } from '../../audit/write-audit';
import type { Account } from '../../accounts/accounts';
import { makeOwnerLink } from '../../accounts/make-owner-link';
import { shopper, type Shopper } from '../../testing/shopper';
import { ask, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, goodPassword, signIn } from '../../testing/sign-in-as';
import { signedIn } from '../../testing/signed-in';
import { ids, settings } from '../../testing/site-fixture';

const day = 24 * 60 * 60 * 1000;
const from = { 'x-forwarded-for': '198.51.100.7' };

let test: TestServer;
let admin: Account;
let browser: Shopper;
beforeEach(async () => {
  test = await testServer({ trustProxy: true });
  admin = await addAccount(test.store, ['admin']);
  browser = await signedIn(test, admin);
});
afterEach(() => test.remove());

/** What the log has, the oldest first. */
async function entries(siteId = ids.site): Promise<AuditEntry[]> {
  return (await listAuditEntries(test.store.read, siteId, {}, { limit: 100 })).reverse();
}

/** Writes so many entries, a millisecond apart. */
async function writeMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    test.advance(1);
    await test.store.write((db) =>
      writeAudit(db, test.store, {
        act: 'orderSent',
        by: admin,
        subject: `n${index}.`,
        request: { address: '203.0.113.9' },
      }),
    );
  }
}

describe('what is written down', () => {
  it('a sign-in, one that was refused, and a sign-out, with the network they came from', async () => {
    const guest = shopper(test.server);
    const enter = (password: string, email = admin.email) =>
      guest.post('/config/sign-in', { email, password }, from);
    await enter('not the password');
    test.advance(1);
    // What somebody typed into the wrong control may be a password.
    await enter('x', 'a secret in the wrong place');
    test.advance(1);
    await enter(goodPassword);
    test.advance(1);
    await guest.post('/config/sign-out', {}, from);
    const actor = `Ada (${admin.email})`;
    const network = '198.51.100.0/24';
    expect(await entries()).toMatchObject([
      { act: 'signInFailed', accountId: admin.id, actor, network },
      { act: 'signInFailed', accountId: undefined, actor: '', network },
      { act: 'signIn', accountId: admin.id, actor, network },
      { act: 'signOut', accountId: admin.id, actor, network },
    ]);
    const dumped = JSON.stringify(await entries());
    for (const secret of [goodPassword, 'not the password', 'a secret in the wrong place'])
      expect(dumped).not.toContain(secret);
  });

  it('a new password: that it was asked for, and chosen, without the link', async () => {
    await shopper(test.server).post('/config/forgot', { email: admin.email });
    const mail = await test.store.read.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const [, path = ''] = /(\/config\/link\/[\w-]{43})/.exec(mail.text_body) ?? [];
    test.advance(1);
    await shopper(test.server).post(path, { password: 'a glaze like the sea' });
    expect(await entries()).toMatchObject([{ act: 'passwordAsked' }, { act: 'passwordSet' }]);
    expect(JSON.stringify(await entries())).not.toContain(path.split('/').at(-1));
  });

  it('the first account', async () => {
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const link = (await makeOwnerLink(test.store, 'second')) ?? '';
    const owner = { name: 'Eve', email: 'eve@two.example', password: goodPassword };
    await shopper(test.server, { siteHost: 'two.example' }).post(link, owner);
    expect(await entries('second')).toMatchObject([
      { act: 'accountMade', actor: 'Eve (eve@two.example)' },
    ]);
    expect(await entries()).toEqual([]);
  });

  it('invitations and roles, with what was before and after; nothing of what was refused', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    await browser.post('/config/people/invite', { email: 'eve@studio.example', role: 'editor' });
    await browser.post('/config/people/invite', { email: 'eve@studio.example', role: 'king' });
    const { text } = await browser.get('/config/people');
    const [, path = ''] = /action="(\/config\/people\/invitations\/[^"]+)"/.exec(text) ?? [];
    for (const done of ['again', 'back', 'back']) {
      test.advance(1);
      await browser.post(path, { do: done });
    }
    test.advance(1);
    await browser.post(`/config/people/${bea.id}`, [
      ['role', 'viewer'],
      ['role', 'billing'],
    ]);
    test.advance(1);
    await browser.post(`/config/people/${bea.id}/remove`, {});
    await browser.post(`/config/people/${admin.id}/remove`, {});
    const subject = 'Ada (bea@studio.example)';
    expect(await entries()).toMatchObject([
      { act: 'invited', subject: 'eve@studio.example', change: { before: '', after: 'Editor' } },
      { act: 'invitedAgain', subject: 'eve@studio.example' },
      { act: 'invitationTakenBack', subject: 'eve@studio.example' },
      { act: 'rolesChanged', subject, change: { before: 'Editor', after: 'Billing, Viewer' } },
      { act: 'personRemoved', subject },
    ]);
  });

  it('a download of messages, by the name of the form', async () => {
    await browser.get(`/config/messages/export?form=${ids.form}`);
    await browser.get('/config/messages/export?form=none');
    expect(await entries()).toMatchObject([{ act: 'messagesExported', subject: 'Contact' }]);
  });

  it('stands or falls with the act', async () => {
    const bea = await addAccount(test.store, ['editor'], 'bea@studio.example');
    const write = test.store.write;
    vi.spyOn(test.store, 'write').mockImplementationOnce((run) =>
      write(async (db) => {
        await run(db);
        throw new Error('the disk is full');
      }),
    );
    const answer = await browser.post(`/config/people/${bea.id}`, { role: 'viewer' });
    expect(answer.status).toBe(500);
    expect(await entries()).toEqual([]);
    expect((await browser.get(`/config/people/${bea.id}`)).text).toMatch(
      /id="role-editor"[^>]*checked=""/,
    );
  });
});

describe('the page of the log', () => {
  it('shows fifty at a time, and goes on where it ended, whatever is written meanwhile', async () => {
    await writeMany(120);
    const first = (await browser.get('/config/log')).text;
    expect(first).toContain('n119.');
    expect(first).toContain('n70.');
    expect(first).not.toContain('n69.');
    await writeMany(3);
    const [, older = ''] = /href="([^"]+)">Older</.exec(first) ?? [];
    const second = (await browser.get(older.replaceAll('&amp;', '&'))).text;
    expect(second).toContain('n69.');
    expect(second).toContain('n20.');
    expect(second).not.toContain('n70.');
    const [, newer = ''] = /href="([^"]+)">Newer</.exec(second) ?? [];
    expect((await browser.get(newer.replaceAll('&amp;', '&'))).text).toContain('n119.');
  });

  it('is filtered by person and act', async () => {
    const bea = await addAccount(test.store, ['admin'], 'bea@studio.example');
    const write = (by: Account, act: 'orderSent' | 'orderPaid', subject: string) =>
      test.store.write((db) =>
        writeAudit(db, test.store, { act, by, subject, request: { address: '' } }),
      );
    await write(admin, 'orderSent', 'n1.');
    await write(bea, 'orderSent', 'n2.');
    await write(bea, 'orderPaid', 'n3.');
    const seen = async (query: string) => {
      const { text } = await browser.get(`/config/log?${query}`);
      return ['n1.', 'n2.', 'n3.'].map((subject) => text.includes(subject));
    };
    expect(await seen(`person=${bea.id}`)).toEqual([false, true, true]);
    expect(await seen('act=orderSent')).toEqual([true, true, false]);
    expect(await seen(`person=${bea.id}&act=orderPaid`)).toEqual([false, false, true]);
    expect(await seen('act=dance&before=soon')).toEqual([true, true, true]);
    const { text } = await browser.get(`/config/log?person=${'0'.repeat(24)}`);
    expect(text).toContain('No entry matches.');
  });

  it('is searched by who, to what and its change, and turned round', async () => {
    await writeMany(2);
    test.advance(1);
    await test.store.write((db) =>
      writeAudit(db, test.store, {
        act: 'rolesChanged',
        by: admin,
        subject: 'Bea',
        change: { before: 'Viewer', after: 'Éditeur' },
        request: { address: '203.0.113.9' },
      }),
    );
    const found = async (query: string) =>
      (await browser.get(`/config/log?${query}`)).text.match(/<tbody>.*<\/tbody>/)?.[0] ?? '';
    expect(await found('q=bea+%C3%89DITEUR')).toContain('Bea');
    expect(await found('q=n1.')).not.toContain('n0.');
    expect(await found('q=n1.')).toContain('n1.');
    expect(await found('q=nowhere')).toBe('');
    // As the form sends it where nothing else is chosen.
    expect(await found('q=bea&person=&act=&sort=')).toContain('Bea');
    const rows = await found('sort=oldest');
    expect(rows.indexOf('n0.')).toBeLessThan(rows.indexOf('n1.'));
    const { text } = await browser.get('/config/log/export?q=bea');
    expect(text.split('\r\n')).toHaveLength(3);
  });

  it('shows hostile names as text, and runs none in a spreadsheet', async () => {
    const name = '=HYPERLINK("x")<img src=x onerror=alert(1)>';
    await test.store.write((db) =>
      writeAudit(db, test.store, {
        act: 'personRemoved',
        by: { ...admin, name },
        subject: name,
        request: { address: '203.0.113.9' },
      }),
    );
    const { text } = await browser.get('/config/log');
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain('<img');
    test.advance(1);
    const csv = await browser.get('/config/log/export');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="log.csv"');
    expect(csv.text).toContain(`"'=HYPERLINK(""x"")`);
    expect((await entries()).at(-1)).toMatchObject({ act: 'logExported', accountId: admin.id });
  });

  it('is changed and deleted by nobody: there is no such call', async () => {
    await writeMany(1);
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await ask(test.server, { method, url: '/config/log' })).status).toBe(405);
    expect(await entries()).toHaveLength(1);
  });

  it('belongs to one site', async () => {
    await writeMany(1);
    await test.store.saveSite({ id: 'second', host: 'two.example', settings });
    const other = await addAccount(test.store, ['admin'], 'eve@two.example', 'second');
    const theirs = shopper(test.server, { siteHost: 'two.example' });
    theirs.cookies.set('CONTRIBUTOR', (await signIn(test.store, other)).split('=')[1] ?? '');
    const { text } = await theirs.get('/config/log');
    expect(text).toContain('Nothing has been done yet.');
    expect(text).not.toContain(admin.email);
  });

  it('is kept for two years', async () => {
    await writeMany(1);
    test.advance(730 * day - 1);
    await test.store.write((db) => sweepAuditLog(db, test.store.now()));
    expect(await entries()).toHaveLength(1);
    test.advance(1);
    await test.store.write((db) => sweepAuditLog(db, test.store.now()));
    expect(await entries()).toEqual([]);
  });
});
