import { describeMachine } from '../../describe-machine.mjs';
import { markdownTable } from '../../markdown-table.mjs';
import { writeVerdict } from '../../write-number.mjs';
import { weigh } from '../bundle-contestant.mjs';
import { entries } from './entries.mjs';

/**
 * Weighs what visitors would load of our media packages and of their peers. Exact: one
 * run is enough.
 *
 * @returns {Promise<{ title: string, machine: string, text: string }>}
 */
export async function benchBytes() {
  const groups = await Promise.all(
    Object.entries(entries).map(async ([name, list]) => writeGroup(name, await weighAll(list))),
  );
  return {
    title: '## Bytes of the media packages and their peers',
    machine: describeMachine(),
    text: [
      'Bundled and minified by esbuild for production, scripts and styles; bytes. Ours from the sources, as they are.',
      ...groups,
    ].join('\n\n'),
  };
}

async function weighAll(list) {
  return Promise.all(list.map(async (entry) => ({ ...entry, bytes: await weigh(entry) })));
}

function writeGroup(name, list) {
  const rows = list.map(({ what, encoding, most, bytes: { script, style } }) => {
    const total = { gzip: script.gzip + style.gzip, brotli: script.brotli + style.brotli };
    const verdict =
      most === undefined ? '' : `${encoding} ${writeVerdict(total[encoding], { most })}`;
    return [
      what,
      `${script.gzip}`,
      `${script.brotli}`,
      `${style.gzip || '–'}`,
      `${style.brotli || '–'}`,
      `${total.gzip}`,
      `${total.brotli}`,
      verdict,
    ];
  });
  const head = [
    name,
    'script gzip',
    'script br',
    'style gzip',
    'style br',
    'all gzip',
    'all br',
    'target',
  ];
  return `### ${name[0].toUpperCase()}${name.slice(1)}\n${markdownTable(head, rows)}`;
}
