import { createTween } from '@frontage/motion';
import { browserFrames } from '@frontage/motion/dom';

const box = document.querySelector('.row');
const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
const tween = createTween(
  (share) => {
    if (box) box.scrollLeft = share * 400;
  },
  {
    frames: browserFrames(window),
    duration: wantsLess ? 0 : 500,
    onEnd: () => console.info('There'),
  },
);

// A visitor who touches the row stops the tween:
box?.addEventListener('pointerdown', tween.cancel, { once: true });
