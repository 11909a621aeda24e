import { expect, it } from 'vitest';
import { stepTab } from './step-tab';

it.each([
  { key: 'ArrowRight', selected: 2, rtl: false, next: 0 },
  { key: 'ArrowRight', selected: 0, rtl: true, next: 2 },
  { key: 'ArrowLeft', selected: 0, rtl: false, next: 2 },
  { key: 'ArrowDown', selected: 0, rtl: true, next: 1 },
  { key: 'ArrowUp', selected: 0, rtl: false, next: 2 },
  { key: 'Home', selected: 1, rtl: false, next: 0 },
  { key: 'End', selected: 1, rtl: false, next: 2 },
  { key: 'Enter', selected: 1, rtl: false, next: undefined },
])('$key at $selected of three, from right to left: $rtl → $next', ({ key, selected, rtl, next }) =>
  expect(stepTab(key, selected, 3, rtl)).toBe(next),
);
