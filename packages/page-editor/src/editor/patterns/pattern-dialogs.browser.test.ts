import type { PagePattern } from '@frontage/site-model/editing';
import { siteBlocks } from '../testing/site-blocks';
import { page as screen, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { managePatterns } from './manage-patterns';
import type { PatternDeed, PatternReply, PatternStore } from './pattern-store';
import { savePattern } from './save-pattern';

afterEach(() => document.body.replaceChildren());

const over = { document, signal: new AbortController().signal };

const words = [{ kind: 'heading', level: 2, words: ['Opening hours'] }];
const blocks = [{ id: 'a', type: 'text', data: { nodes: words } }];
const pattern = (name: string): PagePattern => ({ id: name.toLowerCase(), name, blocks });

/** A site's patterns, whose answers may be others. */
function serve(...kept: readonly PagePattern[]) {
  let patterns = kept;
  const sent: PatternDeed[] = [];
  const answers: PatternReply[] = [];
  const server: PatternStore = {
    list: async () => patterns,
    async send(deed) {
      sent.push(deed);
      const answer = answers.shift();
      if (answer) return answer;
      patterns = patterns.filter(({ id }) => id !== deed.id);
      const { do: act, ...rest } = deed;
      if (act === 'add') patterns = [...patterns, rest as PagePattern];
      return patterns;
    },
  };
  return { server, sent, answers };
}

describe('[1.02b] a pattern is saved', () => {
  it('under a name that its first words give, or another one', async () => {
    const { server, sent } = serve();
    const saved = savePattern(over, server, 'p', siteBlocks, { blocks });
    const name = screen.getByLabelText('Name');
    await expect.element(name).toHaveValue('Opening hours');
    await userEvent.keyboard('Hours{Enter}');
    expect(await saved).toBe('Hours');
    expect(sent).toEqual([{ do: 'add', id: 'p', name: 'Hours', blocks }]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('later, where no answer came or there was no room: it says so and stays open', async () => {
    const { server, answers } = serve();
    answers.push('failed', 'full');
    const saved = savePattern(over, server, 'p', siteBlocks, { blocks });
    await screen.getByRole('button', { name: 'Save pattern' }).click();
    await expect.element(screen.getByText('Not saved: no answer came. Try again.')).toBeVisible();
    await screen.getByRole('button', { name: 'Save pattern' }).click();
    await expect.element(screen.getByText(/100 patterns at most/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await saved).toBeUndefined();
  });

  it('not without a name', async () => {
    const { server, sent } = serve();
    void savePattern(over, server, 'p', siteBlocks, { blocks: [] });
    await screen.getByRole('button', { name: 'Save pattern' }).click();
    expect(sent).toEqual([]);
  });
});

describe('[1.02b] patterns', () => {
  it('are removed and brought back by keys, with the focus where one goes on', async () => {
    const { server, sent } = serve(pattern('Hours'), pattern('Team'));
    managePatterns(over, server, [pattern('Hours'), pattern('Team')]);
    const remove = screen.getByRole('button', { name: 'Remove “Hours”' });
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect.element(screen.getByText(/“Hours” removed/)).toBeVisible();
    expect(document.querySelectorAll('li')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('“Hours” is there again.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(sent.map((deed) => deed.do)).toEqual(['remove', 'add']);
  });

  it('keep their name where another one is empty', async () => {
    const { server, sent } = serve(pattern('Hours'));
    managePatterns(over, server, [pattern('Hours')]);
    const name = screen.getByLabelText('Name of “Hours”');
    await name.fill('  ');
    await userEvent.keyboard('{Tab}');
    await expect.element(name).toHaveValue('Hours');
    expect(sent).toEqual([]);
  });
});
