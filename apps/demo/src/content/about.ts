import { across, button, image, text } from './block-draft';
import { writePage } from './write-page';
import { heading, lead, link, list, paragraph, quote, small } from './words';

/** Who works in the loft, and how it came to that. */
export const about = writePage({
  slug: 'about',
  title: 'The loft',
  description:
    'How a shed for mending herring nets became a pottery with an oven, and who is in it.',
  sections: [
    {
      id: 'loft',
      width: 'wide',
      blocks: [
        across(1, 8, text(heading(1, 'A tall shed with good light'))),
        across(
          1,
          7,
          text(
            lead(
              'The loft was put up in 1871 to hang herring nets, which need height, a north window and a hoist. ' +
                'Pots need a north window. The hoist turned out to be handy for clay.',
            ),
          ),
        ),
      ],
    },
    {
      id: 'shelves',
      width: 'full',
      blocks: [
        image('drying-shelves', {
          ratio: 2.33,
          caption: 'Three weeks of work, drying. The big one in the middle is Ines’s fault.',
        }),
      ],
    },
    {
      id: 'story',
      width: 'wide',
      blocks: [
        across(1, 5, image('window-light', { ratio: 0.8 })),
        across(
          7,
          6,
          text(
            heading(2, 'Three people, one cat'),
            paragraph(
              'Ines Calder throws the big things and does the glazes. She trained in Leach’s old way, disagreed with most of it, and keeps a ' +
                'notebook of forty-one celadons, of which we use two.',
            ),
            paragraph(
              'Tom Weir throws the rest: mugs, bowls, the plates in the café. He was a boatbuilder, which shows in the handles.',
            ),
            paragraph(
              'Maud Okafor bakes. Her oven burns apple wood from the orchard at Kell, and its ash goes upstairs in a bucket and into the glaze. ' +
                'So the bun and the plate come out of the same fire, more or less.',
            ),
            paragraph('The cat is called Kiln. He is not for stroking.'),
          ),
        ),
      ],
    },
    {
      id: 'said',
      width: 'text',
      tone: 'tinted',
      blocks: [
        text(
          quote(
            'You cannot hurry a pot dry and you cannot hurry the tide. I find that restful. Tom finds it a problem.',
            'Ines, at the wheel',
          ),
        ),
      ],
    },
    {
      id: 'years',
      width: 'wide',
      blocks: [
        across(1, 4, text(heading(2, 'What happened when'))),
        across(
          6,
          6,
          text(
            heading(3, '1871'),
            paragraph(
              'Built for the herring fleet: larch frame, tarred boards, a loft without a single post in the way.',
            ),
            heading(3, '1938'),
            paragraph(
              'The last drifter is sold. The loft keeps potatoes, then a dance band, then a dinghy that nobody claims.',
            ),
            heading(3, '2009'),
            paragraph(
              'Ines rents the upper floor for a winter, with one wheel and a borrowed kiln. The winter is still going on.',
            ),
            heading(3, '2016'),
            paragraph(
              'Tom comes to mend the hoist and stays. The big kiln goes in, brick by brick, 1,900 of them, by hand from the slip.',
            ),
            heading(3, '2019'),
            paragraph(
              'Maud opens the lower doors, puts six tables on the setts and sells forty buns before eleven.',
            ),
            heading(3, '2024'),
            paragraph(
              'The January surge leaves a line on the café wall at 61 cm. We glazed a tile to mark it. It is beside the till.',
            ),
          ),
        ),
      ],
    },
    {
      id: 'clay',
      width: 'wide',
      tone: 'dark',
      blocks: [
        across(
          1,
          5,
          text(
            heading(2, 'What it is made of'),
            list(
              'A buff stoneware with a little grog, for nearly everything',
              'Porcelain for the celadons, because it is white and does as it likes',
              'Red clay from the bank below the slip: too weak for a pot, very good as a glaze',
              'Ash from the bread oven, washed three times',
            ),
            small('Nothing with lead, barium or cadmium. We eat off it ourselves.'),
            paragraph(link('How a firing goes', '/notes'), '.'),
          ),
        ),
        across(7, 6, image('glaze-tests', { ratio: 1 })),
      ],
    },
    { id: 'wheel', width: 'full', blocks: [image('clay-on-the-wheel', { ratio: 2.1 })] },
    {
      id: 'come',
      width: 'wide',
      blocks: [
        across(
          1,
          8,
          text(
            heading(2, 'Come and look'),
            paragraph(
              'On Thursdays at three one of us is at the wheel and glad of company. It costs nothing. You will get splashed.',
            ),
          ),
        ),
        button('Hours and tides', '/visit'),
      ],
    },
  ],
});
