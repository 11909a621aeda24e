import { expect, it } from 'vitest';
import { css } from './css';

it('packs a sheet without changing what it says', () => {
  const packed = css`
    .rail :focus,
    .rail > a:not(:first-child)::before {
      content: '';
      padding: 0 ${4}px;
      inline-size: min(40rem, calc(100vw - 2rem));
    }
    @media (width < ${900}px) and (pointer: coarse) {
      .rail {
        grid-template-columns:
          minmax(0, 1fr)
          auto;
      }
    }
  `;
  expect(packed).toBe(
    ".rail :focus,.rail > a:not(:first-child)::before{content:'';padding:0 4px;" +
      'inline-size:min(40rem,calc(100vw - 2rem))}@media (width < 900px) and (pointer:coarse)' +
      '{.rail{grid-template-columns:minmax(0,1fr) auto}}',
  );
});
