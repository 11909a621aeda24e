/** The running animations of an element: what they change and for how long. */
export function runningAnimations(element: Element | undefined): (string | number)[][] {
  return (element?.getAnimations({ subtree: true }) ?? []).map((animation) => {
    // Animations of the Web Animations API have keyframes.
    const effect = animation.effect as KeyframeEffect;
    const name =
      ['opacity', 'translate', 'scale'].find(
        (property) => property in (effect.getKeyframes()[0] ?? {}),
      ) ?? '';
    return [
      name,
      String(effect.getKeyframes()[0]?.[name]),
      String(effect.getKeyframes()[1]?.[name]),
      Number(effect.getTiming().duration),
    ];
  });
}
