import { element } from '../../elements/element';
import { say } from '../editor-texts';

/** What is shown of a file on its way. */
export interface UploadLine {
  readonly root: HTMLElement;
  /** @param part that has arrived, from 0 to 1 */
  progress(part: number): void;
  /** Says why it waits; it can be sent at once. */
  wait(words: string): void;
  /** Says why it never arrives, until that was read. */
  refuse(words: string): void;
}

/** What an owner does with it. */
export interface UploadLineEvents {
  onRetry(): void;
  onLeaveOut(): void;
}

/** Makes what is shown of a file on its way: its name, how much has arrived, and what is wrong. */
export function createUploadLine(
  document: Document,
  name: string,
  { onRetry, onLeaveOut }: UploadLineEvents,
): UploadLine {
  const button = (text: string, click: () => void) =>
    element(
      document,
      'button',
      {
        type: 'button',
        class: 'button',
        'data-look': 'quiet',
        'aria-label': `${text}: ${name}`,
        click,
      },
      text,
    );
  const bar = element(document, 'progress', { max: 1, value: 0, 'aria-label': name });
  const words = element(document, 'p', { class: 'quiet' });
  const retry = button(say('fileRetry'), onRetry);
  const leave = button(say('fileLeaveOut'), onLeaveOut);
  retry.hidden = true;
  const root = element(
    document,
    'li',
    {},
    element(document, 'bdi', {}, name),
    element(document, 'div', { class: 'row' }, retry, leave),
    bar,
    words,
  );
  return {
    root,
    progress(part) {
      words.textContent = '';
      retry.hidden = true;
      bar.value = part;
    },
    wait(text) {
      bar.removeAttribute('value');
      words.textContent = text;
      retry.hidden = false;
    },
    refuse(text) {
      bar.remove();
      words.className = 'wrong';
      words.textContent = text;
      retry.hidden = true;
      leave.textContent = say('dismiss');
      leave.setAttribute('aria-label', `${say('dismiss')}: ${name}`);
    },
  };
}
