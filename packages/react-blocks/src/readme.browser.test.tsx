import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import readme from '../README.md?raw';
import { Button, Gallery, TextsProvider } from './react';
import example from './testing/readme-example.tsx?raw';
import { Pots } from './testing/readme-example';
import textsExample from './testing/readme-texts.tsx?raw';
import { German } from './testing/readme-texts';
import { noHurry, testPicture } from './testing/test-blocks';

const codes = [...readme.matchAll(/```tsx\n([^]*?)```/g)].map(([, code]) => code);

it('the example of the README is the one that runs', async () => {
  expect(codes[0]).toBe(example);

  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Pots />);
  await vi.waitFor(() => expect(host.querySelectorAll('[data-slide]')).toHaveLength(2), noHurry);
  // The gallery is ready once it has marked its current slide.
  await vi.waitFor(() => expect(host.querySelector('[data-active]')).not.toBeNull(), noHurry);
  root.unmount();
  expect(host.innerHTML).toBe('');
});

it('the example of another language says each text that it has, and the others in English', async () => {
  expect(codes).toContain(textsExample);

  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const slides = ['a', 'b', 'c', 'd'].map((id) => ({ id, picture: testPicture }));
  root.render(
    <German>
      <Gallery design="carousel" slides={slides} />
      <Button text="Besuch" href="/besuch" newWindow />
    </German>,
  );
  await vi.waitFor(() => expect(host.querySelector('[data-mounted]')).not.toBeNull(), noHurry);
  const label = (part: string) => host.querySelector(`[data-gallery-${part}]`)?.ariaLabel;
  expect(host.querySelector('[data-gallery-status]')?.textContent).toMatch(/^1 bis \d von 4$/);
  expect([label('next'), label('previous')]).toEqual(['Nächstes Bild', 'Previous slide']);
  expect(host.textContent).toContain('(opens in a new window)');
  root.unmount();
  host.remove();
});

it('the words of a link that opens elsewhere have a language too', async () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  root.render(
    <TextsProvider language="de" texts={{ button: { newWindow: '(neues Fenster)' } }}>
      <Button text="Besuch" href="/besuch" newWindow />
    </TextsProvider>,
  );
  await vi.waitFor(() => expect(host.textContent).toBe('Besuch (neues Fenster)'), noHurry);
  root.unmount();
});
