import {
  createTeardowns,
  loadChunk,
  type LoadModule,
  type Teardown,
} from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { stepParts } from '@frontage/form-runtime/markup';
import { formAddressAttribute } from './fields/address.parts';
import { formOverlayParts } from './form.parts';

/** Adds a feature that only some forms have to the form in a block; the result removes it. */
type MountFeature = (root: HTMLElement, context: BlockContext) => Teardown | Promise<Teardown>;

/** The chunk of each feature, by the attribute that marks it. */
const features: Readonly<Record<string, LoadModule<MountFeature>>> = {
  [stepParts.step]: async () => (await import('./mount-steps-feature')).mountStepsFeature,
  [formOverlayParts.dialog]: async () =>
    (await import('./mount-overlay-feature')).mountOverlayFeature,
  [formAddressAttribute]: async () => (await import('./mount-address-feature')).mountAddressFeature,
};

/** Whether the markup of a form requests features besides its fields. */
export function hasFormFeatures(root: HTMLElement): boolean {
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
export async function mountFormFeatures(
  root: HTMLElement,
  context: BlockContext,
): Promise<Teardown> {
  const wanted = Object.entries(features).filter(([attribute]) =>
    root.querySelector(`[${attribute}]`),
  );
  const { clock, report, signal } = context;
  const block = root.dataset['block'];
  const teardowns = createTeardowns((cause) => report({ code: 'TEARDOWN_FAILED', block, cause }));
  const mountOne = async ([id, load]: (typeof wanted)[number]): Promise<void> => {
    try {
      const mountFeature = await loadChunk({ id, load, clock });
      if (!signal.aborted) teardowns.add(await mountFeature(root, context));
    } catch (cause) {
      report({ code: 'FEATURE_FAILED', block, cause });
    }
  };
  await Promise.all(wanted.map(mountOne));
  return teardowns.run;
}
