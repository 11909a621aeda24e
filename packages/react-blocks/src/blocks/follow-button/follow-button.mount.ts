import { pageConsent } from '@frontage/census/dom';
import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  loadExternalScript,
  type BlockContext,
  type MarkupChanges,
} from '@frontage/core-lifecycle/dom';
import { allowService } from '../../context/allow-service';
import { followButtonParts, usernameAttribute, widgetService } from './follow-button.parts';

/** What the behaviour needs. */
export interface FollowButtonData {
  readonly root: HTMLElement;
  /** The plain link, which the service's button replaces. */
  readonly link: HTMLAnchorElement | null;
  /** Of the profile; '' for none. */
  readonly username: string;
  /** The address of the service. */
  readonly service: string;
}

/** What the script defines on the window. */
interface SocialWidgets {
  readonly widgets?: {
    createFollowButton(
      username: string,
      place: HTMLElement,
      options: { size: 'large'; showCount: boolean },
    ): Promise<HTMLElement | undefined>;
  };
}

/** How long the script may take, in milliseconds [7.26]. */
const scriptTime = 10_000;

/** Reads the markup; never throws. */
export function read(root: HTMLElement): FollowButtonData {
  return {
    root,
    link: root.querySelector<HTMLAnchorElement>(`.${followButtonParts.link}`),
    username: root.getAttribute(usernameAttribute) ?? '',
    service: widgetService,
  };
}

/**
 * Shows the service's own button in place of the link, once the visitor allows other providers
 * [7.26]. On failure nothing happens: the link stays.
 */
export function mount(
  _root: HTMLElement,
  data: FollowButtonData,
  context: BlockContext,
): Teardown | undefined {
  const { link, username } = data;
  if (!link || username === '') return undefined;
  const changes = createMarkupChanges(context.window.document);
  const teardowns = createTeardowns();
  teardowns.add(changes.undo);
  teardowns.add(
    pageConsent(context.window).whenAllowed('external', () => {
      showButton({ ...data, link }, context, changes).catch(() => undefined);
    }),
  );
  return teardowns.run;
}

async function showButton(
  { root, link, username, service }: FollowButtonData & { readonly link: HTMLAnchorElement },
  { window, clock, policy, signal }: BlockContext,
  changes: MarkupChanges,
): Promise<void> {
  allowService(window, new URL(service).origin);
  const url = `${service}/widgets.js`;
  await loadExternalScript({ window, url, timeout: scriptTime, clock, policy, signal });
  // The window's type does not know what the script defines there.
  const { widgets } = (window as { twttr?: SocialWidgets }).twttr ?? {};
  if (signal.aborted || !widgets) return;
  const place = window.document.createElement('span');
  changes.put(place, () => root.append(place));
  const options = { size: 'large', showCount: false } as const;
  const shown = await widgets.createFollowButton(username, place, options).catch(() => undefined);
  if (signal.aborted) return;
  // The button is shown, or the link stays.
  if (shown) changes.set(link, 'hidden', '');
  else changes.undo();
}
