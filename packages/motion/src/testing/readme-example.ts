import { easeInOut } from '@frontage/motion';
import { startTween } from '@frontage/motion/dom';

const box = document.querySelector('.row');
const tween = startTween(
  (share) => {
    if (box) box.scrollLeft = share * 400;
  },
  { window, duration: 500, easing: easeInOut, onEnd: () => console.info('There') },
);

// A visitor who touches the row stops the tween:
box?.addEventListener('pointerdown', tween.cancel, { once: true });
