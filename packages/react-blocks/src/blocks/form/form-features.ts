import {
  createTeardowns,
  loadChunk,
  type LoadModule,
  type Teardown,
} from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { stepParts } from '@frontage/form-runtime/dom';
import { formAddressAttribute } from './fields/address.parts';
import { formOverlayParts } from './form.parts';

/** A feature that only some forms have, in a separate chunk. */
interface FormFeature {
  /** Adds it to the form in this block; the result removes it. */
  mountFeature(root: HTMLElement, context: BlockContext): Teardown | Promise<Teardown>;
}

/** By the attribute that marks it. */
const features: Readonly<Record<string, LoadModule<FormFeature>>> = {
  [stepParts.step]: () => import('./form-steps'),
  [formOverlayParts.dialog]: () => import('./form-overlay'),
  [formAddressAttribute]: () => import('./form-address'),
};

/** Whether the markup of a form requests features besides its fields. */
export function hasFeatures(root: HTMLElement): boolean {
  return (
    root.querySelector(
      Object.keys(features)
        .map((attribute) => `[${attribute}]`)
        .join(),
    ) !== null
  );
}

/**
 * Adds the features that a form's markup requests. One that cannot be loaded is reported, and the
 * form works as it does without a script.
 *
 * @returns removes all of them
 */
export async function mountFeatures(root: HTMLElement, context: BlockContext): Promise<Teardown> {
  const wanted = Object.entries(features).filter(([attribute]) =>
    root.querySelector(`[${attribute}]`),
  );
  const { clock, report, signal } = context;
  const block = root.dataset['block'];
  const teardowns = createTeardowns((cause) => report({ code: 'TEARDOWN_FAILED', block, cause }));
  const mountOne = async ([id, load]: (typeof wanted)[number]): Promise<void> => {
    try {
      const { mountFeature } = await loadChunk({ id, load, clock });
      if (!signal.aborted) teardowns.add(await mountFeature(root, context));
    } catch (cause) {
      report({ code: 'FEATURE_FAILED', block, cause });
    }
  };
  await Promise.all(wanted.map(mountOne));
  return teardowns.run;
}
