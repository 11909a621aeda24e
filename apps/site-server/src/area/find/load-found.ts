import type { Contributor } from '../../accounts/create-identify';
import { formatMoney } from '@frontage/commerce-model';
import type { Permission } from '@frontage/site-model/enums';
import { listPeople } from '../../accounts/list-people';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { listMessages } from '../../forms/submissions/messages';
import { listMembers } from '../../members/list-members';
import { listBestPages } from '../../pages/documents/list-pages';
import { listLibrary } from '../../pictures/list-library';
import { listBestProducts } from '../../shop/catalogue/list-products';
import { listOrders } from '../../shop/orders/list-orders';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { areaTime } from '../area-time';
import type { FoundEntry, FoundGroup } from '../render-found';
import { describeMessage } from '../messages/describe-message';
import { messagesPath } from '../messages/message-query';
import { sayOfMessages } from '../messages/message-texts';
import { areaActs } from './area-acts';
import { hasAllWords } from '../has-all-words';
import { sayOfFind } from './find-texts';

/** Where is looked, and for what. */
export interface FoundSource {
  readonly store: Pick<Store, 'read' | 'now'>;
  readonly site: Site;
  /** Words, not empty. */
  readonly search: string;
}

/** The most that is shown of one kind. */
const limit = 5;

interface FoundKind {
  /** The permission of those who may open what is found. */
  readonly needs: Permission;
  readonly title: string;
  /** The path of the list with all that match. */
  readonly list: string;
  readonly load: (source: FoundSource) => Promise<readonly FoundEntry[]>;
}

/**
 * The parts of an answer, so that no question holds the server up for long. What is looked for
 * most, with sections and acts, comes first.
 */
export const foundParts = ['first', 'second', 'third'] as const;

/** How many kinds a part looks through. */
const kindsPerPart = 3;

/** Everything that is looked through in the store, what is looked for most first. */
const kinds: readonly FoundKind[] = [
  {
    needs: 'config.readContent',
    title: sayOfFind('pages'),
    list: '/config/pages',
    load: async ({ store, site, search }) =>
      (await listBestPages(store.read, site.id, search, limit)).map(({ id, title, slug }) => ({
        text: title,
        detail: `/${slug}`,
        href: `/config/pages/${id}`,
      })),
  },
  {
    needs: 'commerce.describeProducts',
    title: sayOfFind('products'),
    list: '/config/products',
    load: async ({ store: { read, now }, site, search }) =>
      (await listBestProducts(read, site.id, search, limit, now())).map(({ product }) => ({
        text: product.title,
        href: `/config/product/${encodeURIComponent(product.id)}`,
      })),
  },
  {
    needs: 'commerce.readOrders',
    title: sayOfFind('orders'),
    list: '/config/orders',
    load: async ({ store, site, search }) =>
      (await listOrders(store.read, site.id, { search }, { limit })).map(
        ({ number, email, cents, currency }) => ({
          text: sayOfFind('order', { number: String(number) }),
          detail: `${formatMoney({ cents, currency }, 'en')}, ${email}`,
          href: `/config/orders/${number}`,
        }),
      ),
  },
  {
    needs: 'config.readSubmissions',
    title: sayOfFind('messages'),
    list: messagesPath,
    load: loadMessages,
  },
  {
    needs: 'settings.memberAccounts',
    title: sayOfFind('members'),
    list: '/config/members',
    load: async ({ store: { read, now }, site, search }) =>
      (await listMembers(read, site.id, { search, now: now() }, { limit })).map(
        ({ id, name, email }) => ({
          text: name,
          detail: email,
          href: `/config/members/${id}`,
        }),
      ),
  },
  {
    needs: 'settings.contributors',
    title: sayOfFind('people'),
    list: '/config/people',
    load: async ({ store, site, search }) =>
      (await listPeople(store.read, site.id, { search }, { limit })).map(({ id, name, email }) => ({
        text: name,
        detail: email,
        href: `/config/people/${id}`,
      })),
  },
  {
    needs: 'config.readContent',
    title: sayOfFind('files'),
    list: '/config/files',
    load: async ({ store, site, search }) =>
      (await listLibrary(store.read, site.id, { search }, { limit })).map(({ id, name, alt }) => ({
        text: name,
        ...(alt !== '' && { detail: alt }),
        href: `/config/files/${id}`,
      })),
  },
];

/**
 * Loads what somebody may open that has all words of a search: sections, what can be done, and the
 * first of each kind in the store. Without words, the sections and what can be done.
 *
 * @param source where and what
 * @param contributor who looks
 * @param part which part. @default all
 */
export async function loadFound(
  source: FoundSource,
  { permissions, sections }: Pick<Contributor, 'permissions' | 'sections'>,
  part?: (typeof foundParts)[number],
): Promise<readonly FoundGroup[]> {
  const { search } = source;
  const start = part === undefined ? 0 : foundParts.indexOf(part) * kindsPerPart;
  const allowed = kinds
    .slice(start, part === undefined ? undefined : start + kindsPerPart)
    .filter(({ needs }) => permissions.includes(needs));
  const stored = await Promise.all(
    allowed.map(async ({ title, list, load }) => ({
      title,
      entries: search === '' ? [] : await load(source),
      all: `${list}?${new URLSearchParams({ q: search }).toString()}`,
    })),
  );
  if (start > 0) return stored.filter(({ entries }) => entries.length > 0);
  const opened = sections
    .flatMap((group) => group.sections)
    .filter(({ text }) => hasAllWords(text, search))
    .map(({ text, path }) => ({ text, href: path }));
  const acts = areaActs
    .filter(({ needs }) => needs === undefined || permissions.includes(needs))
    .filter(({ text, words = '' }) => hasAllWords(`${text} ${words}`, search))
    .map(({ text, path }) => ({ text, href: path }));
  return [
    { title: sayOfFind('sections'), entries: opened },
    { title: sayOfFind('acts'), entries: acts },
    ...stored,
  ].filter(({ entries }) => entries.length > 0);
}

async function loadMessages({ store, site, search }: FoundSource): Promise<FoundEntry[]> {
  const [forms, messages] = await Promise.all([
    listKnownForms(store.read, site.id),
    listMessages(store.read, site.id, { search }, { limit }),
  ]);
  const formOf = new Map(forms.map(({ id, definition }) => [id, definition]));
  const time = areaTime(site);
  return messages.flatMap((message) => {
    const form = formOf.get(message.formId);
    if (!form) return [];
    const { from, excerpt } = describeMessage(form, message);
    return {
      text: from || sayOfMessages('anonymous'),
      detail: [time(message.createdAt), excerpt].filter((part) => part !== '').join(', '),
      href: `${messagesPath}/${message.id}`,
    };
  });
}
