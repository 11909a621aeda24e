import { deliver, type Teardown } from '@frontage/core-lifecycle';
import { browserNet, type BlockContext } from '@frontage/core-lifecycle/dom';
import type { ApiFailure, ApiResult } from '@frontage/site-api';
import { productParts, type ProductWords } from './product.parts';

/** A call, ready to be made. */
export interface PreparedCall {
  /** Makes it; repeats it after a lost connection. */
  send(): Promise<ApiResult<unknown>>;
  /** Called when it is over, whatever the result. */
  done?(): void;
}

/** How one of a product's forms is sent. */
export interface SendFormOptions {
  readonly form: HTMLFormElement;
  readonly words: ProductWords;
  /** The text of its button meanwhile. @default what it says */
  readonly busyText?: string | undefined;
  readonly context: BlockContext;
  /** Prepares the call; undefined if there is nothing to send. */
  prepare(): PreparedCall | undefined;
  /** The status text after success. */
  succeeded(): readonly (string | Node)[];
}

/**
 * Sends a form by a call, one at a time: a second press changes nothing. Its button shows that it
 * is busy, its status the result. Without a connection it waits for one.
 */
export function mountSend({
  form,
  words,
  busyText,
  context,
  prepare,
  succeeded,
}: SendFormOptions): Teardown {
  const { window, signal } = context;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const status = form.querySelector(`[${productParts.status}]`);
  let busyWith: string | undefined;
  form.addEventListener('submit', onSubmit);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const call = busyWith === undefined ? prepare() : undefined;
    if (call) void send(call);
  }

  async function send({ send: call, done }: PreparedCall): Promise<void> {
    setBusy(true);
    say([]);
    const reply = await deliver(call, {
      net: browserNet(window),
      signal,
      waitsFirst: true,
      isLost: (reply) => !reply.ok && reply.status === 0,
      onWait: (isWaiting) => say(isWaiting ? [words.offline] : []),
    });
    if (reply) setBusy(false);
    done?.();
    if (reply) say(reply.ok ? succeeded() : [problemOf(reply)]);
  }

  function say(words: readonly (string | Node)[]): void {
    status?.replaceChildren(...words);
  }

  /** Prefers the server's own words. */
  function problemOf(reply: ApiFailure): string {
    return reply.code === 'reply'
      ? reply.error
      : (Object.values(reply.errors ?? {})[0] ?? words[wordFor(reply)]);
  }

  /** The button keeps the focus: it is only marked as busy. */
  function setBusy(busy: boolean): void {
    if (busy) busyWith = button?.textContent ?? '';
    if (button) button.textContent = (busy && busyText) || busyWith || '';
    if (busy) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
    if (!busy) busyWith = undefined;
  }

  return () => {
    form.removeEventListener('submit', onSubmit);
    if (busyWith !== undefined) setBusy(false);
    say([]);
  };
}

/** Chooses the text for an answer without words of its own [8.07]. */
function wordFor({ code, status }: ApiFailure): keyof ProductWords {
  if (code === 'crumb') return 'cookies';
  if (code === 'unreadable') return 'failed';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 500 || status === 501) return 'serverFailed';
  return status === 503 ? 'overloaded' : 'unreachable';
}
