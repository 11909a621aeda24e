import { element } from '@frontage/page-editor/fields';

/** What is said while a form is sent, in words. In English, as is the whole area. */
const texts = {
  sending: 'Sending …',
  lost: 'No answer came: it may be done, or not. Look again before you repeat it.',
  lookAgain: 'Look again',
} as const;

/** How long an answer is waited for, in ms: publishing takes a server less than one second. */
const patience = 30_000;

/** What sends the forms that publish a page. */
export interface Sending {
  /** Says how it goes; stands below the forms. */
  readonly parts: readonly HTMLElement[];
  /** Hears that one of the forms is sent. */
  submit(event: Event): void;
}

/** What it needs. */
export interface SendingOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Lists anew what publishing would change. */
  onLook(): void;
  /** Opens what the server leads to. */
  open(address: string): void;
}

/**
 * Makes what sends forms once, however often they are pressed; the editor stays while no answer
 * comes. What is refused is sent as a browser does, whose page says why: that changes nothing.
 *
 * @param document of the editor
 */
export function createSending(
  document: Document,
  { fetch, onLook, open }: SendingOptions,
): Sending {
  const status = element(document, 'p', { class: 'quiet', role: 'status' });
  const look = { type: 'button', class: 'button', 'data-look': 'quiet', hidden: true };
  const again = element(document, 'button', { ...look, click: onLook }, texts.lookAgain);
  let state: 'open' | 'sent' | 'refused' = 'open';

  async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    state = 'sent';
    button?.setAttribute('aria-disabled', 'true');
    status.textContent = texts.sending;
    const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(form.action, { method: 'POST', body, signal }).catch(
      () => undefined,
    );
    void answer?.body?.cancel().catch(() => undefined);
    if (answer?.redirected) return open(answer.url);
    if (answer) {
      state = 'refused';
      return form.requestSubmit(button);
    }
    status.textContent = texts.lost;
    again.hidden = false;
    // What was pressed does nothing more.
    again.focus();
  }

  return {
    parts: [status, again],
    submit(event) {
      if (state === 'refused') return;
      event.preventDefault();
      // Listened to as a form's sending above.
      const { currentTarget, submitter } = event as SubmitEvent;
      if (state === 'open') void send(currentTarget as HTMLFormElement, submitter);
    },
  };
}
