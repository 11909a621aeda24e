import { confirmationMeasures } from '../defaults';

/** Lets an element appear or leave, in `duration` ms: it fades, and is smaller when hidden. */
export function moveLayer(
  element: HTMLElement,
  direction: 'normal' | 'reverse',
  duration: number,
): Animation {
  return element.animate(
    { opacity: [0, 1], scale: [String(confirmationMeasures.hiddenScale), '1'] },
    {
      duration,
      direction,
      easing: 'ease-out',
      fill: direction === 'reverse' ? 'forwards' : 'none',
    },
  );
}
