import { expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name';

it('an end of spaces and dots is none, however the name begins', () => {
  expect(cleanFileName('plan. . .', 'application/pdf')).toBe('plan.pdf');
  expect(cleanFileName('. .plan', 'application/pdf')).toBe('plan.pdf');
});

// The limit of the runner: what looks for the end at each sign takes some seconds for such a name.
it(
  'a name that is nothing but dots and spaces is read as fast as any other',
  { timeout: 2_000 },
  () => {
    const dots = '. '.repeat(40_000);
    expect(cleanFileName(`a${dots}b.pdf`, 'application/pdf')).toMatch(/^a[. ]{80,90}\.pdf$/);
    expect(cleanFileName(dots, 'application/pdf')).toBe('file.pdf');
  },
);

it('has no line ends, tabs and direction characters, whatever a browser sends', () => {
  expect(cleanFileName('plan\r\nof\tthe\u202ekiln.pdf', 'application/pdf')).toBe(
    'plan of the kiln.pdf',
  );
});
