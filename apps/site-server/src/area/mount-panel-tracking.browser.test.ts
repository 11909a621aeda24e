import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountPanelTracking } from './mount-panel-tracking';

interface Sent {
  readonly event: string;
  readonly data: Readonly<Record<string, string>>;
}

let sent: Sent[];
let unmount: () => void = () => undefined;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    // What the function sends is an event in JSON.
    if (url === '/api/events/RecordEvent') sent.push(JSON.parse(body) as Sent);
    return new Response('{}');
  });
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Mounts a page of the area, which leads nowhere. */
function open(attributes: string, content = ''): void {
  document.body.innerHTML = `<div class="area" ${attributes}><main>${content}</main></div>`;
  document.addEventListener('click', stay);
  document.addEventListener('submit', stay);
  unmount = mountPanelTracking(document);
}
const stay = (event: Event) => {
  const isPress = event.target instanceof Element && event.target.closest('button');
  // A press of a button goes on to its form, which stays.
  if (event.type === 'submit' || !isPress) event.preventDefault();
};
const events = () => sent.map(({ event, data: { pagePath: _path, ...data } }) => [event, data]);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

it('[7.25b] clicks go through the one function, without ids, names and typed text', () => {
  open(
    'data-section="/config/members"',
    `<a href="/config/members/0123456789abcdef01234567">mia@example.com</a>
     <form method="post" action="/config/members?q=mia"><input value="typed"><button name="do@7">Go</button></form>`,
  );
  press('a');
  press('button');
  expect(events()).toEqual([
    ['interface-click', { panel: '/config/members', control: 'a /config/members/:id' }],
    ['interface-click', { panel: '/config/members', control: 'button do /config/members' }],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/mia|typed|0123/);
});

it('[7.25b] panels of carts, stock and keys say when they are opened, changed and closed', () => {
  const form = '<form method="post" action="/config/tokens"><button>Make</button></form>';
  open('data-section="/config/tokens"', form);
  press('button');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  unmount();
  open('data-section="/config/products"', form);
  press('button');
  expect(events().filter(([name]) => name !== 'interface-click')).toEqual([
    ['api-key-panel', { action: 'opened' }],
    ['api-key-panel', { action: 'created' }],
    ['api-key-panel', { action: 'closed' }],
    ['inventory-panel', { action: 'opened' }],
    ['inventory-panel', { action: 'changed' }],
  ]);
});

it('[4.17b] the page of an item tracks its state', () => {
  open('data-section="/config/pages" data-item="p" data-item-state="scheduled"');
  expect(events()).toEqual([['item-visibility', { itemId: 'p', state: 'scheduled' }]]);
});

it('[6.04a] with admin access events go to other tabs, and theirs come here', async () => {
  const other = new BroadcastChannel('frontage:editor-events');
  const heard = new Promise<unknown>((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  const told = new Promise<unknown>((resolve) => {
    document.addEventListener(
      'frontage:editor-event',
      (event) => resolve(event instanceof CustomEvent && event.detail),
      { once: true },
    );
  });
  open('data-section="/config/pages" data-broadcast', '<button name="publish">Publish</button>');
  press('button');
  expect(await heard).toMatchObject({ event: 'interface-click' });
  other.postMessage({ event: 'of another tab', data: {} });
  expect(await told).toMatchObject({ event: 'of another tab' });
  other.close();
});

it('[6.04a] without it nothing goes to other tabs', async () => {
  const other = new BroadcastChannel('frontage:editor-events');
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  open('data-section="/config/pages"', '<button>Publish</button>');
  press('button');
  // What was posted before this would have come before it.
  const last = new BroadcastChannel('frontage:editor-events');
  last.postMessage('last');
  await vi.waitFor(() => expect(heard).toEqual(['last']));
  other.close();
  last.close();
});

it('leaves nothing behind', () => {
  open('data-section="/config/tokens" data-broadcast', '<button>Go</button>');
  unmount();
  sent = [];
  press('button');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sent).toEqual([]);
});
