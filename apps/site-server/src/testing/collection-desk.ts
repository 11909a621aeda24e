import { renderPage } from '@frontage/react-blocks/server';
import { postForm } from './post-form';
import { ask, testServer } from './server-fixture';
import { addAccount, signIn } from './sign-in-as';

/** A note as somebody enters it. */
export const enteredNote = {
  title: 'Wind & rain',
  date: '2026-03-09T10:00',
  category: '',
  tags: '',
};

/** A server that renders pages, and an owner's browser in which collections are kept. */
export async function collectionDesk() {
  const world = await testServer({ renderPage });
  const cookie = await signIn(world.store, await addAccount(world.store, ['admin']));
  const look = (url: string, by = cookie) => ask(world.server, { url, headers: { cookie: by } });
  const post = (url: string, fields: Record<string, string>, by = cookie) =>
    postForm(world, url, fields, by);
  /** Makes a collection at `/firing-notes`; gives its id. */
  async function makeCollection(fields: Record<string, string> = {}): Promise<string> {
    const entered = { title: 'Firing notes', kind: 'notes', do: 'publish', ...fields };
    const made = await post('/config/collections/new', entered);
    return firstGroup(locationOf(made), /^\/config\/collections\/([0-9a-f]{24})$/);
  }
  /** Publishes an item of a collection; gives the id of its page. */
  async function makeItem(id: string, fields: Record<string, string> = {}): Promise<string> {
    const entered = { ...enteredNote, do: 'publish', ...fields };
    const made = await post(`/config/collections/${id}/new`, entered);
    return firstGroup(locationOf(made), /^\/config\/pages\/([0-9a-f]{24})\?done=/);
  }
  return {
    ...world,
    cookie,
    look,
    post,
    /** Looks as a script does, which is answered by JSON. */
    lookAsScript: (url: string, by = cookie) =>
      ask(world.server, { url, headers: { cookie: by, accept: 'application/json' } }),
    visit: (url: string) => ask(world.server, { url }),
    makeCollection,
    makeItem,
    /** The revision of a page, as its forms send it. */
    revisionOf: async (id: string) =>
      firstGroup((await look(`/config/pages/${id}`)).text, /name="revision" value="(\d+)"/),
  };
}

/** Where an answer leads. */
export const locationOf = ({ headers }: Awaited<ReturnType<typeof ask>>) =>
  String(headers.location);

/** The first group of a pattern in a text; '' where it does not fit. */
export const firstGroup = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
