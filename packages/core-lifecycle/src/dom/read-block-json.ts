import { readJson } from '../raw-text';

/**
 * The JSON that a block carries in its markup: in the attribute of that name on the
 * root, else in a `<script type="application/json">` that carries the attribute
 * without a value. Never throws; `undefined` when there is none or it is no JSON.
 *
 * @param attribute e.g. `data-block-json`
 */
export function readBlockJson(root: Element, attribute: string): unknown {
  const text =
    root.getAttribute(attribute) ?? root.querySelector(`script[${attribute}]`)?.textContent;
  return readJson(text);
}
