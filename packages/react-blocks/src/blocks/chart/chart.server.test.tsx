import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chart } from './Chart';

it.each(['bar', 'line', 'pie'] as const)(
  'a %s is drawn by the server, and can be read as a table',
  (kind) => {
    const html = renderToStaticMarkup(
      <Chart title="Pots <b>" kind={kind} data={'Year;Bowls;Jugs\n2024;3;1\n2025;5;2'} />,
    );
    expect(html).toContain('Pots &lt;b&gt;');
    expect(html.match(/<path/g)?.length).toBe({ bar: 4, line: 2, pie: 2 }[kind]);
    expect(html).toContain('<th scope="row">2025</th><td>5</td><td>2</td>');
  },
);

it('without numbers nothing is shown', () =>
  expect(renderToStaticMarkup(<Chart title="Pots" data="Year;Bowls" />)).toBe(''));
