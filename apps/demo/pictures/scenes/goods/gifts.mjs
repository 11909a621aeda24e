import { block } from '../../core/shapes/block.mjs';
import { blend, paint, setColor } from '../../core/paint.mjs';
import { smoothstep } from '../../core/noise.mjs';
import { slate } from '../../core/surfaces/slate.mjs';
import { plain } from '../../core/surfaces/plain.mjs';
import { goodsScene } from './goods-scene.mjs';

/** Pasteboard with a bowl, three waves and a rule printed on its face. */
const printedCard = () => {
  const [board, ink] = [paint('#efe8da'), paint('#9b4a2d')];
  const line = (away) => smoothstep(0.026, 0.016, Math.abs(away));
  return {
    shade: (p, surf) => {
      setColor(surf, board);
      const [x, y] = [p.x, p.y];
      const isBowl = y < 0.26 && y > 0.26 - 0.34 * Math.sqrt(Math.max(0, 1 - (x / 0.42) ** 2));
      const waves = [-0.22, -0.32, -0.42].map((height) =>
        Math.abs(x) < 0.42 ? line(y - height - 0.025 * Math.sin(x * 22)) : 0,
      );
      blend(surf, ink, Math.max(isBowl && Math.abs(x) < 0.42 ? 1 : 0, ...waves));
      surf.rough = 0.8;
    },
  };
};

/** What is given: a card, and slates for the roof. */
export const gifts = [
  goodsScene({
    name: 'goods-gift-card',
    seed: 361,
    alt: 'A cream gift card with a red bowl and three waves printed on it, leaning on its envelope.',
    size: [2, 1.6],
    above: 12,
    centre: [0, 0.55, 0],
    build: (mesh) => {
      mesh.add(
        block(1.9, 1.15, 0.02, 0.005),
        plain({ color: '#8f9a8c', relief: 0, uneven: 0.02 }),
        {
          at: [0.16, 0.6, -0.3],
          tip: -0.2,
          lean: -0.08,
        },
      );
      mesh.add(block(1.7, 1.1, 0.025, 0.006), printedCard(), { at: [-0.08, 0.54, 0], tip: -0.24 });
    },
  }),
  goodsScene({
    name: 'goods-roof-slates',
    seed: 362,
    alt: 'A stack of blue-grey roof slates, one leaning against it with two nail holes.',
    size: [2.4, 1.9],
    above: 14,
    centre: [0, 0.62, 0],
    build: (mesh) => {
      const skins = [3, 5, 8].map((seed) =>
        slate({ color: ['#3d4549', '#454b4f', '#383f45'][seed % 3], seed, rough: 0.5 }),
      );
      for (let index = 0; index < 9; index += 1)
        mesh.add(block(1.9, 0.075, 1.1, 0.015), skins[index % 3], {
          at: [
            0.06 * Math.sin(index * 2.3),
            0.05 + index * 0.085,
            -0.35 + 0.04 * Math.cos(index * 1.7),
          ],
          turn: 0.05 * Math.sin(index * 3.1) + 0.18,
        });
      mesh.add(block(1.1, 1.5, 0.07, 0.015), skins[1], {
        at: [-0.42, 0.72, 0.5],
        tip: -0.28,
        turn: 0.1,
      });
    },
  }),
];
