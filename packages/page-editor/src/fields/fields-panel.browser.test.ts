import { blockFields } from '@frontage/react-blocks/fields';
import { readFields, type FieldTable } from '@frontage/site-model/fields';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFieldsPanel } from './fields-panel';
import { sampleFields } from './testing/sample-fields';
import { endPanel, showPanel } from './testing/show-panel';

const tables: readonly (readonly [string, FieldTable])[] = Object.entries(blockFields);
const controls = 'input,select,textarea,button,summary';

afterEach(endPanel);

/** Opens everything, until nothing is closed, and lets items make their controls. */
async function openAll(root: HTMLElement): Promise<void> {
  const closed = root.querySelectorAll('details:not([open])');
  if (closed.length === 0) return;
  const opened = [...closed].map(
    (details) =>
      new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true })),
  );
  for (const details of closed) details.toggleAttribute('open', true);
  await Promise.all(opened);
  await openAll(root);
}

describe.each(tables)('the panel of a %s block', (_kind, table) => {
  it('[1.02b] is accessible, with nothing stored and with everything', async () => {
    for (const data of [{}, sampleFields(table)]) {
      const { panel, violations } = showPanel(table, { data });
      await openAll(panel.root);
      expect(await violations()).toEqual([]);
      for (const control of panel.root.querySelectorAll<HTMLElement>(controls))
        expect(nameOf(control), control.outerHTML).not.toBe('');
    }
  });

  it('[1.02b] changes nothing while it is only looked at', async () => {
    const data = sampleFields(table);
    // It is a sample of what may be stored.
    expect(JSON.parse(JSON.stringify(readFields(table, data)))).toEqual(data);
    const { panel, changes } = showPanel(table, { data });
    await openAll(panel.root);
    for (const control of panel.root.querySelectorAll<HTMLElement>(controls)) control.focus();
    panel.update(structuredClone(data));
    panel.update({});
    panel.update(data);
    expect(changes).toEqual([]);
  });

  it('[1.02b] leaves nothing behind, and may end twice', () => {
    const { panel } = showPanel(table, { data: sampleFields(table) });
    panel.destroy();
    panel.destroy();
    expect(document.body.childElementCount).toBe(0);
  });
});

function nameOf(control: HTMLElement): string {
  const labelledBy = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = 'labels' in control && control.labels instanceof NodeList ? control.labels : [];
  const texts = [
    ...labelledBy.map((id) => document.getElementById(id)),
    ...labels,
    ...(control.matches('button,summary') ? [control] : []),
  ].map((element) => element?.textContent);
  return (control.getAttribute('aria-label') ?? texts.join(' ')).trim();
}

describe('the panel of fields', () => {
  it('[1.02b] shows fields as they apply, and headings that have some', async () => {
    const { control, panel } = showPanel(blockFields.image, { data: { assetId: 'a'.repeat(24) } });
    await openAll(panel.root);
    const isShown = (label: string): boolean => control(label).checkVisibility();
    expect([isShown('Fit'), isShown('Position'), isShown('Background')]).toEqual([
      true,
      false,
      false,
    ]);
    await userEvent.selectOptions(control('Fit'), 'Show the whole picture');
    await userEvent.click(control('Full screen'));
    expect([isShown('Position'), isShown('Background')]).toEqual([true, true]);
    panel.update({});
    expect([isShown('Position'), isShown('Background')]).toEqual([false, false]);
  });

  it('[1.02b] hides a field together with the one that it depends on', async () => {
    const data = { slides: [], design: 'stacked', autoplay: true };
    const { control, panel } = showPanel(blockFields.gallery, { data });
    await openAll(panel.root);
    expect(control('Time of a slide').checkVisibility()).toBe(true);
    await userEvent.selectOptions(control('Design'), 'Grid');
    expect(control('Time of a slide').checkVisibility()).toBe(false);
  });

  it('[1.02b] has no control for what is written on the page', () => {
    const { panel } = showPanel(blockFields.button, { inPlace: ['text'] });
    expect(panel.root.textContent).not.toContain('Text');
    expect(panel.root.textContent).toContain('Link');
  });

  it('[1.02b] shows what is stored now, but not over what an owner writes', async () => {
    const { control, panel, changes } = showPanel(blockFields.button, { data: { text: 'Go' } });
    const text = control('Text');
    await userEvent.fill(text, 'Go on');
    panel.update({ text: 'Elsewhere', look: 'quiet' });
    expect(text).toHaveProperty('value', 'Go on');
    expect(document.activeElement).toBe(text);
    expect(control('Style')).toHaveProperty('selectedIndex', 1);
    await userEvent.tab();
    expect(text).toHaveProperty('value', 'Elsewhere');
    expect(changes).toEqual([['text', 'Go on']]);
  });

  it('[1.02b] keeps a wrong entry when something else is stored', async () => {
    const { control, panel } = showPanel(blockFields.button, { data: { href: '/a' } });
    await userEvent.fill(control('Link'), 'javascript:x');
    await userEvent.tab();
    panel.update({ href: '/b' });
    expect(control('Link')).toHaveProperty('value', 'javascript:x');
  });

  it('[1.02b] works under the strictest policy', async () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'">`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const inside = frame.contentDocument;
    if (!inside) throw new Error('no document');
    const violations: string[] = [];
    inside.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.violatedDirective),
    );
    for (const [, table] of tables) {
      const panel = createFieldsPanel({
        document: inside,
        table,
        data: sampleFields(table),
        loadChoices: () => Promise.resolve([]),
        onChange: () => undefined,
      });
      inside.body.append(panel.root);
      await openAll(panel.root);
    }
    expect(violations).toEqual([]);
    expect(inside.querySelectorAll('input').length).toBeGreaterThan(100);
    // The policy is in force.
    inside.body.setAttribute('style', 'color:red');
    await expect.poll(() => violations).toEqual(['style-src-attr']);
    frame.remove();
  });

  it('[8.14b] a poster without a video that it could stand before is told of', async () => {
    const data = { assetId: 'a'.repeat(24) };
    const { control, panel } = showPanel(blockFields.video, { data });
    const words =
      'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';
    expect(panel.root.innerText).toContain(words);
    await userEvent.fill(control('Address of the video'), 'https://youtu.be/abcdefghijk');
    expect(panel.root.innerText).not.toContain(words);
    panel.update({ loop: true });
    expect(panel.root.innerText).toContain('Invalid video embed');
    expect(panel.root.innerText).not.toContain(words);
  });

  it('[1.02b] says which rule of the whole block is broken', async () => {
    const { control, panel } = showPanel(blockFields.video, { data: { loop: true } });
    const rule = blockFields.video.rule?.message ?? 'none';
    expect(panel.root.innerText).toContain(rule);
    await userEvent.fill(control('Address of the video'), 'https://youtu.be/abcdefghijk');
    expect(panel.root.innerText).not.toContain(rule);
  });
});
