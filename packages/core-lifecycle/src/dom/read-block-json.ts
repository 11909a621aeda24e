import { readJson } from '../raw-text';

/**
 * Reads the JSON in a block's markup: the attribute of that name on the root, otherwise a `<script
 * type="application/json">` that carries the attribute without a value. Never throws; `undefined`
 * if there is none or it is not valid JSON.
 *
 * @param attribute e.g. `data-block-json`
 */
export function readBlockJson(root: Element, attribute: string): unknown {
  const text =
    root.getAttribute(attribute) ?? root.querySelector(`script[${attribute}]`)?.textContent;
  return readJson(text);
}
