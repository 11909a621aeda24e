import { compress } from '../../http/compress';
import type { ServedPage } from '../../pages/create-render-service';
import type { Runtime } from '../../pages/runtime/load-runtime';

/** As the server compresses an answer. */
const quality = 4;

/**
 * Weighs a page as it comes to a visitor who was never here: its HTML and the scripts and styles
 * that it names, compressed; without pictures and films, whose sizes depend on the screen.
 *
 * @returns bytes
 */
export async function weighPage(
  { html }: Pick<ServedPage, 'html'>,
  { files }: Pick<Runtime, 'files'>,
): Promise<number> {
  const named = new Set(html.match(/\/_frontage\/[\w./-]+/g));
  const parts = [...named].map((address) => {
    const file = files.get(address);
    return file ? (file.compressed?.br ?? file.bytes).length : 0;
  });
  return parts.reduce((sum, bytes) => sum + bytes, (await compress(html, quality)).br.length);
}

/** Lists the origins that a page lets a browser ask beside its own. */
export function askedParties({ policy }: Pick<ServedPage, 'policy'>): readonly string[] {
  const {
    frames = [],
    images = [],
    connects = [],
    styleOrigins = [],
    fontOrigins = [],
    forms = [],
    captchas,
  } = policy;
  const service = captchas?.service === undefined ? [] : [captchas.service];
  const origins = [
    ...frames,
    ...images,
    ...connects,
    ...styleOrigins,
    ...fontOrigins,
    ...forms,
    ...service,
  ];
  // A frame that the site itself serves asks nobody else.
  return [...new Set(origins.filter((origin) => origin !== "'self'"))].sort();
}
