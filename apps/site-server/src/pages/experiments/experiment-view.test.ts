import { formIdField } from '../../forms/submissions/read-plain-form';
import type { PageDocument, PageSection } from '@frontage/site-model';
import type { SiteExperiment, SiteTest } from '@frontage/site-model/fields';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  host,
  plainRenderer,
  testServer,
  type TestServer,
} from '../../testing/server-fixture';
import { goodValues, ids, publishNew, settings } from '../../testing/site-fixture';
import { countExperimentVisitors } from './experiment-visitors';

let world: TestServer;
/** The sections and experiments that pages are rendered with. */
let rendered: string[];

const test: SiteTest = {
  kind: 'test',
  name: 'heading',
  share: 50,
  goal: 'page',
  goalPath: '/thanks',
  startedAt: 1,
  stoppedAt: null,
  chosen: 'a',
};

const section = (id: string, shownTo?: string): PageSection => ({
  id,
  width: 'wide',
  tone: 'plain',
  blocks: [],
  ...(shownTo && { shownTo }),
});

const document: PageDocument = {
  version: 1,
  sections: [
    section('all'),
    section('old', 'heading=a'),
    section('new', 'heading=b'),
    section('sale', 'sale=true'),
    section('no-sale', 'sale=false'),
  ],
};

beforeEach(async () => {
  rendered = [];
  world = await testServer({
    renderPage(input) {
      const shown = input.page.document.sections.map(({ id }) => id).join(' ');
      rendered.push(shown);
      return { ...plainRenderer(input), html: JSON.stringify([shown, input.experiments]) };
    },
  });
  await publishNew(world.store, { slug: 'try', title: 'Try', document });
  await publishNew(world.store, { slug: 'thanks', title: 'Thanks' });
});
afterEach(() => world.remove());

const have = (...experiments: SiteExperiment[]) =>
  world.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, experiments },
  });

const cookiesOf = (visitor: string) => `ss_cookieAllowed=true; ss_cvr=${visitor}|1|1|1|1`;

/** Opens a page as a visitor who is counted, or as one of whom nothing is known. */
async function open(url: string, visitor?: string, more: Record<string, string> = {}) {
  const cookie = visitor === undefined ? '' : cookiesOf(visitor);
  const { text, headers } = await ask(world.server, { url, headers: { cookie, ...more } });
  return { text, headers };
}

/** Sends a form without scripts. */
const send = (url: string, visitor: string, values: Record<string, string>) =>
  ask(world.server, {
    method: 'POST',
    url,
    headers: {
      cookie: cookiesOf(visitor),
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
    },
    body: new URLSearchParams({ ...values, [formIdField]: ids.form }).toString(),
  });

const visitors = Array.from({ length: 24 }, (_value, index) => `visitor-${index}`);
const counts = () => countExperimentVisitors(world.store.read, ids.site, 'heading');

describe('[3.35] sections of an experiment', () => {
  it('[4.16e] are shown by the state of a toggle', async () => {
    await have({ kind: 'toggle', name: 'sale', isOn: true });
    expect((await open('/try')).text).toContain('"all old sale"');
    await have({ kind: 'toggle', name: 'sale', isOn: false });
    expect((await open('/try')).text).toContain('"all old no-sale"');
  });

  it('[8.12b] without an experiment are those of version a, and of a toggle that is off', async () => {
    expect((await open('/try')).text).toContain('"all old no-sale"');
  });

  it('come in the version that was chosen before a test runs, and after it', async () => {
    for (const state of [{ startedAt: null }, { stoppedAt: 2 }]) {
      await have({ ...test, ...state, chosen: 'b' });
      expect((await open('/try', 'visitor-1')).text).toContain('"all new no-sale"');
    }
    expect(await counts()).toMatchObject([{ seen: 0 }, { seen: 0 }]);
  });

  it('come in both versions while a test runs, each visitor always the same, each rendered once', async () => {
    await have(test);
    const first = await Promise.all(visitors.map((visitor) => open('/try', visitor)));
    const second = await Promise.all(visitors.map((visitor) => open('/try', visitor)));
    expect(second.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expect([...new Set(rendered)].sort()).toEqual(['all new no-sale', 'all old no-sale']);
    expect(rendered).toHaveLength(2);
    const [a, b] = await counts();
    expect([a.seen + b.seen, a.seen > 0, b.seen > 0]).toEqual([visitors.length, true, true]);
  });

  it('are shown at no address of their own', async () => {
    await have(test);
    for (const visitor of visitors) await open('/try', visitor);
    expect(rendered).toHaveLength(2);
    for (const variant of ['a', 'b']) {
      const { text } = await open(`/try%20heading=${variant}`);
      expect(text).not.toContain('heading');
    }
  });

  it('tell scripts which version it is', async () => {
    await have(test, { kind: 'toggle', name: 'sale', isOn: true });
    const { text } = await open('/try', 'visitor-1');
    const [shown, experiments] = JSON.parse(text);
    const variant = shown.includes('new') ? 'b' : 'a';
    const common = { segmentName: '', containsError: false };
    expect(experiments).toEqual([
      { ...common, name: 'heading', experimentType: 'AB_TEST', variant },
      { ...common, name: 'sale', experimentType: 'FEATURE_TOGGLE', variant: 'true' },
    ]);
  });

  it.each<[string, string | undefined, Record<string, string>]>([
    ['of whom nothing is known', undefined, {}],
    ['who refused', 'visitor-1', { cookie: 'ss_cookieAllowed=false; ss_cvr=visitor-1|1|1|1|1' }],
  ])(
    'come for visitors %s as they were chosen, and nothing is written down',
    async (_who, visitor, more) => {
      await have({ ...test, share: 99 });
      // Somebody who is counted was here before.
      await open('/try', 'visitor-2');
      const before = await counts();
      expect((await open('/try', visitor, more)).text).toContain('"all old no-sale"');
      expect(await counts()).toEqual(before);
    },
  );

  it('come in the same version where a page is made for one answer, such as a form that was refused', async () => {
    await have({ ...test, share: 99 });
    const blocks = [{ id: 'f'.repeat(24), type: 'form', data: { formId: ids.form } }];
    const sections = document.sections.map((one) => (one.id === 'all' ? { ...one, blocks } : one));
    await publishNew(world.store, {
      slug: 'ask',
      title: 'Ask',
      document: { ...document, sections },
    });
    const kept = await open('/ask', 'visitor-2');
    const refused = await send('/ask', 'visitor-2', {});
    expect(refused.status).toBe(400);
    expect([kept.text, refused.text]).toEqual([
      expect.stringContaining('"all new no-sale"'),
      expect.stringContaining('"all new no-sale"'),
    ]);
  });

  it('are not answered from what is kept for everybody, also not for a second request', async () => {
    await have({ ...test, share: 99 });
    for (let time = 0; time < 2; time += 1) {
      expect((await open('/try')).text).toContain('old');
      expect((await open('/try', 'visitor-2')).text).toContain('new');
    }
  });
});

it('what stands there already is not written again, and a store that cannot be written holds up no page', async () => {
  await have(test);
  const write = vi.spyOn(world.store, 'write');
  const first = await open('/try', 'visitor-1');
  expect(write).toHaveBeenCalledTimes(1);
  expect((await open('/try', 'visitor-1')).text).toBe(first.text);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRejectedValue(new Error('The disk is full.'));
  expect((await open('/try', 'visitor-2')).text).toContain('all');
});

describe('the goal of a test', () => {
  it('is a page that somebody reaches who has seen the test, once', async () => {
    await have(test);
    await open('/thanks', 'visitor-1');
    await open('/try', 'visitor-1');
    expect((await counts()).map(({ reached }) => reached).sort()).toEqual([0, 0]);
    await open('/thanks', 'visitor-1');
    await open('/thanks', 'visitor-1');
    await open('/thanks', 'visitor-2');
    const [a, b] = await counts();
    expect([a.reached + b.reached, a.seen + b.seen]).toEqual([1, 1]);
  });

  it('is a form that somebody sends', async () => {
    await have({ ...test, goal: 'form' });
    await open('/try', 'visitor-1');
    const sent = await send('/contact', 'visitor-1', goodValues);
    expect(sent.status).toBeLessThan(400);
    const [a, b] = await counts();
    expect(a.reached + b.reached).toBe(1);
  });
});
