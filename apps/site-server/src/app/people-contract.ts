import { expect, it } from 'vitest';
import { listAuditEntries } from '../audit/audit-entry';
import { listActors } from '../audit/list-actors';
import { writeAudit } from '../audit/write-audit';
import { invite, inviteAgain } from '../accounts/invite';
import { findInvitation, listInvitations, saveInvitation } from '../accounts/invitations';
import { listPeople } from '../accounts/list-people';
import { removePerson } from '../accounts/people';
import { countRecoveryCodes } from '../second-factor/recovery-codes';
import { spendCode } from '../second-factor/second-factor';
import { addAccount, signIn } from '../testing/sign-in-as';
import { ids } from '../testing/site-fixture';
import { appCode, switchSecondFactorOn } from '../testing/switch-second-factor-on';
import { testKeys } from '../testing/test-keys';
import type { SiteStore } from './site-store';

/** The contract of stores for those who look after a site, for every database. */
export function describePeople(store: () => SiteStore): void {
  it('lists people with their last use, and removes one with all that is theirs', async () => {
    const ada = await addAccount(store(), ['admin'], 'ada@studio.example');
    const bea = await addAccount(store(), ['admin'], 'bea@studio.example');
    await signIn(store(), bea);
    // Both may have been added in one millisecond: their order says nothing.
    const people = await listPeople(store().read, ids.site, {}, { order: 'oldest', limit: 9 });
    expect(new Map(people.map(({ id, seenAt }) => [id, typeof seenAt]))).toEqual(
      new Map([
        [ada.id, 'undefined'],
        [bea.id, 'number'],
      ]),
    );
    const mailed = { id: 'i', siteId: ids.site, email: 'e@b.example', mailId: 'm' };
    const invitation = { ...mailed, roles: ['editor'], invitedBy: bea.id } as const;
    const token = await store().write((db) =>
      saveInvitation(db, { ...invitation, sentAt: 1, expiresAt: 2 ** 41 }),
    );
    expect(await findInvitation(store().read, ids.site, token, 1)).toMatchObject(invitation);
    await store().write((db) => removePerson(db, { by: ada, personId: bea.id, now: 1 }));
    expect(await listPeople(store().read, ids.site, {}, { limit: 9 })).toMatchObject([
      { id: ada.id },
    ]);
    expect(await listInvitations(store().read, ids.site)).toEqual([]);
    expect(await store().read.selectFrom('session').selectAll().execute()).toEqual([]);
  });

  it('spends a code of an app, and one to recover, once, of two who come at once', async () => {
    const { id: accountId } = await addAccount(store(), ['admin']);
    const [recovery = ''] = await switchSecondFactorOn(store(), accountId);
    const seal = testKeys.seal('second factor');
    const now = store().now();
    const spend = (entered: string) =>
      store().write((db) => spendCode(db, seal, { accountId, entered, now }));
    const code = appCode(now);
    expect(await Promise.all([spend(code), spend(code)])).toEqual(
      expect.arrayContaining([{ with: 'app' }, { fault: 'codeUsed' }]),
    );
    expect(await Promise.all([spend(recovery), spend(recovery)])).toEqual(
      expect.arrayContaining([{ with: 'recovery code' }, { fault: 'recoveryCodeWrong' }]),
    );
    expect(await countRecoveryCodes(store().read, accountId)).toBe(9);
  });

  it('keeps one invitation of an address, with the last mail', async () => {
    const by = await addAccount(store(), ['admin']);
    const site = await store().findSite('studio.example');
    if (!site) throw new Error('the contract saves a site first');
    const request = { host: 'studio.example', secure: false };
    const facts = { store: store(), site, baseUrl: undefined, request };
    const invitation = { by, email: 'Eve@b.example', roles: ['editor'] } as const;
    expect(await store().write((db) => invite(db, facts, invitation))).toBeUndefined();
    const [first] = await listInvitations(store().read, ids.site);
    await store().write((db) => inviteAgain(db, facts, { by, id: first?.id ?? '' }));
    await store().write((db) => invite(db, facts, { ...invitation, email: 'eve@b.example' }));
    const [last, none] = await listInvitations(store().read, ids.site);
    expect([last?.id, none]).toEqual([first?.id, undefined]);
    const mails = await store().read.selectFrom('outbox').select('id').execute();
    expect(mails).toEqual([{ id: last?.mailId }]);
  });

  it('lists the log newest first, in parts, with who is in it', async () => {
    const by = await addAccount(store(), ['admin']);
    const request = { address: '203.0.113.9' };
    for (let index = 0; index < 5; index += 1)
      await store().write((db) =>
        writeAudit(db, store(), { act: 'orderSent', by, subject: `${index}`, request }),
      );
    await store().write((db) =>
      writeAudit(db, store(), { act: 'signInFailed', by: { siteId: ids.site }, request }),
    );
    const list = (part: Parameters<typeof listAuditEntries>[3]) =>
      listAuditEntries(store().read, ids.site, { act: 'orderSent' }, part);
    const everybody = await list({ limit: 9 });
    expect(everybody).toHaveLength(5);
    const [newest, second] = everybody;
    const oldest = everybody.at(-1);
    expect(await list({ limit: 2 })).toEqual([newest, second]);
    expect(await list({ before: second, limit: 9 })).toEqual(everybody.slice(2));
    expect(await list({ after: oldest, limit: 9 })).toEqual(everybody.slice(0, -1));
    expect(await listActors(store().read, ids.site)).toEqual([
      { id: by.id, name: `Ada (${by.email})` },
    ]);
    const other = await addAccount(store(), ['admin'], 'zoe@studio.example');
    await store().write((db) =>
      writeAudit(db, store(), { act: 'orderSent', by: other, subject: '', request }),
    );
    expect(await listActors(store().read, ids.site)).toEqual([
      { id: by.id, name: `Ada (${by.email})` },
      { id: other.id, name: `Ada (${other.email})` },
    ]);
  });
}
