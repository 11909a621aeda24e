import { describe, expect, it } from 'vitest';
import { bootPage } from '../../../testing/boot-page';
import { publishedForm, publishedSamples } from '../../../testing/published-forms';
import { find, playServer, send } from '../../../testing/published-page';

const contact = ['name', 'email', 'textarea']
  .map((kind) => publishedSamples[kind]?.html ?? '')
  .join('');
const page = playServer();

describe('before its script comes', () => {
  const handle =
    '<div class="lightbox-handle-wrapper"><div class="lightbox-handle">Write to us</div></div>';

  /** As a page boots it: events are held from the start, the block comes when it is wanted. */
  function boot(html: string): void {
    document.body.innerHTML = `<main><h1>Contact</h1><div class="page-part">${html}</div></main>`;
    page.ends.push(bootPage());
  }

  it('a submit is held, and no handler of another runtime runs for it', async () => {
    boot(
      publishedForm(publishedSamples.email?.html ?? '', {
        onsubmit: 'window.ran = true; return false',
      }),
    );
    find<HTMLInputElement>('#email-yui_3-field').value = 'ada@example.com';
    send();
    expect(find('.page-part').dataset.blockState).toBe('waiting');
    await expect.poll(() => page.sent.length).toBe(1);
    expect('ran' in window).toBe(false);
  });

  it('a click on the link of a form above the page is held', async () => {
    boot(
      handle +
        publishedForm(contact).replace('class="form-wrapper"', 'class="form-wrapper hidden"'),
    );
    find('.lightbox-handle').click();
    await expect.poll(() => document.activeElement).toBe(find('[data-title=First]'));
  });
});
