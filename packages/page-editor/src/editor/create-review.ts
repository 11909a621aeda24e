import type { PageDocument } from '@frontage/site-model';
import { isSameJson, type PublishReview, type ReviewChange } from '@frontage/site-model/editing';
import { element } from '../elements/element';
import { createChangeList } from './create-change-list';
import { sayOfReview } from './review-texts';

/** The list of what publishing would change, beside the page. */
export interface Review {
  readonly root: HTMLElement;
  /** Opens it with what the server has now. */
  open(): Promise<void>;
  /** Lists anew what has changed since it was listed: nothing else is published from here. */
  update(): void;
  close(): void;
}

/** Where the list comes from, and what publishes. It never rejects. */
export interface ReviewPort {
  /** What publishing would change; undefined where no answer comes. */
  load(): Promise<PublishReview | undefined>;
  /**
   * Makes what publishes a page, or asks for that, below the list.
   *
   * @param onLook lists anew what has changed, such as where no answer came
   */
  createForms(
    document: Document,
    review: PublishReview,
    onLook: () => void,
  ): readonly HTMLElement[];
}

/** What the list works with. */
export interface ReviewOptions {
  readonly document: Document;
  readonly port: ReviewPort;
  /** What is shown beside the page while the list is closed. */
  readonly room: HTMLElement;
  /** The page as its owner sees it. */
  page(): PageDocument;
  /** Sends everything that waits; whether the server has it all. */
  flush(): Promise<boolean>;
  /** Takes a change back until the page is published, as one step of undo. */
  leaveOut(change: ReviewChange): void;
  /** Marks a block on the page. */
  see(blockId: string | undefined): void;
  announce(text: string): void;
}

/** Makes the list that is shown before a page is published. */
export function createReview(options: ReviewOptions): Review {
  const { document, port, room, page, flush, see, announce } = options;
  let listed: PageDocument | undefined;
  /** Goes on with the change after the one that was just left out. */
  let toNext: (() => void) | undefined;
  /** What had the focus when it was opened. */
  let opener: Element | null = null;
  const heading = element(
    document,
    'h2',
    { id: 'editor-review-heading', tabindex: -1 },
    sayOfReview('heading'),
  );
  const list = element(document, 'div');
  const root = element(
    document,
    'section',
    { class: 'editor-review', 'aria-labelledby': heading.id, keydown: onEscape(close) },
    heading,
    button('close', close),
    list,
  );
  root.hidden = true;

  function button(text: 'close' | 'tryAgain', click: () => void): HTMLElement {
    const parts = { type: 'button', class: 'button', 'data-look': 'quiet', click };
    return element(document, 'button', parts, sayOfReview(text));
  }

  async function open(): Promise<void> {
    if (root.hidden) opener = document.activeElement;
    root.hidden = false;
    room.hidden = true;
    say('loading');
    heading.focus();
    await load();
  }

  function say(text: 'loading' | 'couldNotLoad', ...more: readonly HTMLElement[]): void {
    list.replaceChildren(createLine(sayOfReview(text), 'status'), ...more);
  }

  async function load(): Promise<void> {
    listed = page();
    for (const control of list.querySelectorAll('button')) control.disabled = true;
    const asked = listed;
    const review = (await flush()) ? await port.load() : undefined;
    // What has changed meanwhile is asked for by itself.
    if (root.hidden || asked !== listed) return;
    if (!review) return say('couldNotLoad', button('tryAgain', lookAgain));
    list.replaceChildren(
      ...review.leftOut.map((title) => createLine(sayOfReview('leftOut', { title }))),
      ...createChangeList(document, review, { see, leaveOut }),
      ...port.createForms(document, review, lookAgain),
    );
    if (document.activeElement === heading) toNext?.();
    toNext = undefined;
  }

  function lookAgain(): void {
    // The button goes.
    heading.focus();
    void load();
  }

  const createLine = (text: string, role?: 'status') =>
    element(document, 'p', { class: 'quiet', role }, text);

  function leaveOut(change: ReviewChange): void {
    toNext = rememberPlace(list);
    options.leaveOut(change);
    announce(sayOfReview('leftOut', { title: change.title }));
    // The button goes.
    heading.focus();
    update();
  }

  function update(): void {
    if (root.hidden || (listed && isSameJson(listed, page()))) return;
    if (list.contains(document.activeElement)) heading.focus();
    void load();
  }

  function close(): void {
    if (root.hidden) return;
    const hadFocus = root.contains(document.activeElement);
    root.hidden = true;
    room.hidden = false;
    see(undefined);
    if (hadFocus && opener instanceof HTMLElement) opener.focus();
  }

  return { root, open, update, close };
}

/** Makes what listens to keys for Escape, which then does nothing else. */
function onEscape(act: () => void): (event: Event) => void {
  return (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

/** Remembers which change is left out; gives what focuses the next one, or the last of the list. */
function rememberPlace(list: HTMLElement): () => void {
  const buttons = () => [...list.querySelectorAll<HTMLElement>('.changes button:last-of-type')];
  const place = buttons().findIndex((button) => button.matches(':focus'));
  return () =>
    buttons()
      .slice(0, place + 1)
      .at(-1)
      ?.focus();
}
