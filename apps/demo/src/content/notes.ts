import { across, image, text } from './block-draft';
import { writePage } from './write-page';
import { heading, lead, link, list, paragraph, quote, small } from './words';

/** The firing notes: long text. */
export const notes = writePage({
  slug: 'notes',
  title: 'Firing notes',
  description: 'What went in, what the weather did, what came out. And the Friday bun.',
  sections: [
    {
      id: 'top',
      width: 'text',
      blocks: [
        text(
          heading(1, 'Firing notes'),
          lead(
            'We write these for ourselves, on the back of the kiln log. They are here because people kept asking, and because it stops us from telling it better than it was.',
          ),
        ),
      ],
    },
    {
      id: 'firing-97',
      width: 'text',
      blocks: [
        text(
          small('14 November 2026'),
          heading(2, 'Number 97: wind from the south-west'),
          paragraph(
            'Lit at ten to four. Forty on the dial by the time the kettle boiled, and a wind that leaned on the chimney and would not let go. ' +
              'In a south-wester the draught is twice what you think, so we closed the damper by two fingers and waited for the pyrometer to stop being clever.',
          ),
          paragraph(
            'Body reduction from 900, as always, forty minutes. Then a long, slightly smoky climb. Cone 9 went soft at 5.15 in the afternoon, cone 10 at ten past six. ' +
              'Off at 1,284 degrees. Maud sent up soup, and we ate it standing.',
          ),
          heading(3, 'What came out'),
          list(
            'A hundred and twelve pots in, a hundred and three out. Nine plates cracked across the middle, all from one bag of clay.',
            'The celadon on the top shelf is the green we have been after since spring. On the bottom shelf it is grey. It is the same bucket.',
            'Two tenmoku bottles broke to rust along the shoulder, just where the drip slowed. Nobody did that on purpose.',
          ),
          quote(
            'If it is good, write down what you did. If it is bad, write down what you did twice.',
            'On the kiln-room door, in Tom’s hand',
          ),
          paragraph(
            'For 98 we will put the plates on edge, open a new bag, and leave the damper alone until somebody has looked at the flag on the harbour office.',
          ),
        ),
      ],
    },
    {
      id: 'said',
      width: 'text',
      blocks: [
        {
          type: 'comments',
          data: {
            title: 'Said about number 97',
            atOnce: 2,
            comments: [
              {
                id: '40',
                author: 'Ida, from the net loft',
                date: '2026-11-15',
                text: 'Which bag of clay was it? Mine came on the same boat.',
              },
              {
                id: '41',
                author: 'Tom',
                date: '2026-11-16',
                text: 'The grey one with the torn corner.\n\nLook at the number before you open yours.',
                replyTo: '40',
              },
              {
                id: '42',
                author: 'Ida, from the net loft',
                date: '2026-11-16',
                text: 'The same number. I will make bricks of it.',
                replyTo: '41',
              },
            ],
          },
        },
      ],
    },
    {
      id: 'door',
      width: 'wide',
      blocks: [
        across(
          2,
          10,
          image('glaze-drip', {
            caption: 'The shoulder of a tenmoku jar from number 97. It stopped there by itself.',
          }),
        ),
      ],
    },
    {
      id: 'firing-96',
      width: 'text',
      blocks: [
        text(
          small('17 October 2026'),
          heading(2, 'Number 96: ash, three ways'),
          paragraph(
            'Two buckets of ash from the bread oven, all apple wood. One unwashed, one washed once, one washed three times and left for a week until it stopped feeling like soap. ' +
              'Half ash, half red clay from the bank, nothing else.',
          ),
          paragraph(
            'The unwashed one ran off the pot and onto the shelf, and the shelf is now in the garden. Once-washed gave long green tears. Three times gave a quiet straw yellow ' +
              'that looks like the marsh in February, and that one goes into the café bowls.',
          ),
          paragraph('You can ', link('see two of them here', '/work'), ', or eat soup out of one.'),
        ),
      ],
    },
    {
      id: 'bench',
      width: 'wide',
      blocks: [
        across(
          2,
          10,
          image('tools-laid-out', { caption: 'Tuesday. The brush is for the numbers.' }),
        ),
      ],
    },
    {
      id: 'bun',
      width: 'text',
      tone: 'tinted',
      blocks: [
        text(
          heading(2, 'The Friday bun'),
          paragraph(
            'Maud gives this to anyone who asks, on the grounds that it is the oven that does it. Makes twelve.',
          ),
          list(
            '250 ml whole milk, warm as your wrist',
            '7 g dried yeast',
            '80 g sugar',
            '500 g strong flour',
            '1 teaspoon salt and 2 of cardamom, ground that morning',
            '90 g soft butter, and for inside 100 g more with 90 g brown sugar and another 2 teaspoons of cardamom',
          ),
          paragraph(
            'Mix all but the inside, knead for ten minutes, let it double. Roll it out to the size of a tea towel, spread, fold in three, cut in strips, twist and knot. ' +
              'Let them rise until a finger leaves a dent: forty minutes, or an hour with the door open.',
          ),
          paragraph('Egg on top. 220 degrees, eleven minutes, and eat one before anybody sees.'),
        ),
      ],
    },
  ],
});
