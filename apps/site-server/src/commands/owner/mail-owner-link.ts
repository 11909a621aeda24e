import { namedSite } from '../../accounts/account-manner';
import type { OwnerLink } from '../../app/list-owner-links';
import { composeMail } from '../../mail/compose-mail';
import { createMail } from '../../mail/create-mail';
import { enqueueMail } from '../../mail/mails';
import { findSiteById } from '../../sites/sites';
import type { Store } from '../../store/store';
import { englishTexts } from '../../texts/server-texts';

const ownerTexts = {
  subject: 'Make your account at {site}',
  text: 'You are to look after {site}. This link makes the first account there. It works once, within a day.',
  link: 'Create account',
  ignore: 'If you do not know what this is about, ignore this email: nothing happens.',
};

/**
 * Puts a mail with the link of a first owner into the outbox, from which a running server sends it.
 *
 * @param store the store
 * @param link of the site
 * @param to the address of the owner
 */
export async function mailOwnerLink(
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>,
  { siteId, link }: OwnerLink,
  to: string,
): Promise<void> {
  const texts = englishTexts(ownerTexts);
  const site = await findSiteById(store.read, siteId);
  if (!site) return;
  const values = { site: namedSite(site) };
  const mail = composeMail(to, texts, {
    subject: texts.say('subject', values),
    lines: [
      texts.say('text', values),
      { text: texts.say('link'), href: link },
      texts.say('ignore'),
    ],
  });
  const clock = { now: store.now(), createId: store.createId };
  await store.write((db) => enqueueMail(db, createMail(site, { ...mail, kind: 'account' }, clock)));
}
