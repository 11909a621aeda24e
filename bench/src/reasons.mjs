/**
 * Why targets are missed, as far as it is known; shown under each bench's tables. Take out what no
 * longer holds.
 */
export const reasons = {
  census: [
    'Arrived twice: what a leaving page sends stays in its journal until its answer is seen, which is with the next page, and goes once more; the collector keeps one of each by its id.',
    'Umami is not among them: its tracker is not in the registry of packages.',
  ],
  collector: [],
  page: [
    'Largest paint: the boot adds about 1.2 KB of HTML, some 7 ms on this network; on a page whose largest element is its first paragraph nothing else hides them. It does not stand at the end of the page: where that comes after the first paint, clicks would be lost.',
    'Script CPU is the boot, the runtime and its chunks, with the processor four times slower: inserting the elements that fetch its files, reading the cookie of the cart, and compiling functions when each is first called. Files that ask to be compiled as a whole, as the runtime itself does, once took a third less on `/work`, but 0.07 to 0.12 MB more heap on every page with a block; not taken.',
    'Heap: the boot and the runtime take 0.12 MB where something acts before a touch; where nothing does, as on `/contact`, the boot and the script that waits take 0.03. In a snapshot of what is more than without scripts 60 KB are compiled code, and some 45 KB the browser’s own description of the interfaces that scripts touch: 14 KB come with the first element and 3 to 7 KB with each further kind, so signals, the observer of blocks and templates are not made where nothing needs them. A file for pictures alone, without the rest of what blocks share, saved another 0.02 on `/` and cost every other block one request more, six files instead of five; not taken. Without the hint that compiles the runtime as a whole it is 0.017 MB less (0.102 on `/contact`, 0.123 on `/`, 0.136 on `/work`), but script CPU on `/` was then 26 ms instead of 19 (on `/contact` 22 and 23), in six rounds in turns on a busy machine, so the hint stays. A signal was then made later still, at 0.05 KB.',
    'Main thread of `/contact`: it loads no script before a touch. What is left is to read and run what stands in the page; `plain` has the same pictures there, so the two are alike but for chance.',
    '`plain` fetches later pictures early, as browsers do with `loading="lazy"`; `stripped` never fetches them.',
  ],
  server: [
    'Cached page and 304: what is left is nearly all in the system call that writes to the socket, and both contestants make the same one; the rate also depends on how often the asking process sleeps, so processor time says more on a busy machine.',
    '304: it is counted in renderings of a page of 60 blocks, so the faster that is, the more answers it takes; about a third of an answer is that system call, the rest Node and Fastify reading the request.',
    'After an edit: the page is read anew, so every block is compared with what it was, member by member; then one block is rendered and 60 are put together. With the blocks handed over as the same objects it took about half of that, so much is comparing. These figures grow with the load of the machine: see it above.',
    'Rendering everything anew: the 60 blocks hold some eighty pictures. Of the time, about a sixth makes their addresses, a fifth starts a root of its own for React in each block (so that a block can be kept by itself), and the rest is React.',
  ],
  restart: [
    'Run while the machine did other work, which took turns with it: only that nothing is lost can be read from this run, not how long a start takes. The processor time of loading the program fell from 1,061 to 888 ms, 0.86 in pairs of starts, when what only pictures and mails need came to be loaded later.',
  ],
  forms: [
    'Submit to values: one round only. One pass reads, cleans and checks every field and the errors are made ready; plain inputs in React copy a `FormData`. The floor, HTML with one listener, is no faster, so 0.6 is out of reach of whoever reads the form at all; inputs held in a state have their values already, and pay at each key.',
    'All that follows a submit: the fields are locked and the focus moves, which styles the page anew; the peers leave the fields open.',
  ],
  'forms-server': [
    'The floor answers one call instead of two and asks nothing: no crumb, key, limit or check of the form, no answer kept for repeats, no group. It shows what the disk and Fastify give.',
    'In a profile on SQLite, with 32 writers and libsql, 37 % of the samples are queries: half of that runs them, disk included, and a third prepares statements, each anew.',
    'One writer waits for two commits, each of a group of one: here the disk sets the pace.',
  ],
  checkout: [],
  earlier: [
    'Before SQLite was asked directly, an order took 0.51 with 32 buyers and 0.40 with one, in three rounds on a busier machine, which runs fewer orders in a round and so compiles less of their code.',
    'A submission is two calls with five statements, so most of it is reading and answering requests, which both commits do alike; with one writer the one commit comes on top. The quieter the machine, the higher its ratio: the code before the last change took 0.45 at a load of 14, 0.55 at 7.',
  ],
  lists: [
    'The menu asks three times, for sections, acts, pages, products and orders first, so that no question holds the server up for long. On a page without scripts all come together. Each list is read to its end where it finds few: 10 to 13 ms.',
  ],
  editor: [
    'Page editable: *duties*, the same two documents without our script, took × 1.25, 1.28 and 1.31 of the floor with 1, 60 and 300 blocks (these rounds), and × 1.44, 1.18 and 1.31 some days before: so the target leaves no editor with its page in a frame any room; the area’s page and the page in its frame are each parsed, laid out and painted, where the floor has one document. The rest is our script, of which these went (traces, not slowed down, 10 loads in turns on a busy machine, lower thirds): with 60 blocks opening took 81.3 ms and takes 73.5, where *duties* took 68.6; with 300 it took 99.5 and takes 93.7, where *duties* took 83.9. The file of the editor asks to be compiled while it arrives, beside the page’s thread: 270 functions fewer are compiled there, 4 ms of the trace, for 0.56 MB of heap. ProseMirror read a stack as it was loaded, for which V8 read the whole file again, 1 ms; its schema is made once a hand or the focus comes to the page, 0.6 ms; its table of keys is ours, 0.4 ms. The bar lost a line of words with “Saved”, so that the frame grew by 7 px and its page was styled and laid out again, 2 ms. Blocks of a page that is in order are not looked at one by one. No act pays for it: not slowed down, the first click took 23.7 ms and takes 20.0, the first key 5.3 and 3.8, the first Tab 2.9 and 3.1, Enter 3.5 and 3.3, the palette 12.9 and 13.5 (medians of 10 in turns, 60 blocks). What stays: some 3.7 ms to run the modules, ProseMirror’s and the tables of all kinds of block among them, 2.7 to open the page, fetching the file, and drawing what the panel and the bar say. Not taken: ProseMirror in a file of its own, whose request, and whose functions compiled when called, cost nearly all that the hint saves; no ProseMirror until the first click, whose keys would have to wait for it; not touching `localStorage`, less than 1 ms.',
    'A key: a frame alone costs nearly nothing. The floor’s own page in a frame of a page without any script took 2.5 ms a key with 60 blocks, not slowed down, where it took 2.4 by itself and the whole editor 3.8 (traces of 40 keys, busy machine). Of the 1.3 ms on top, 0.2 were painting, nearly all of it the bar and the panel beside the page: those, and each section of the page, are painted by themselves now, so that a key leaves them. That saves 0.3 ms with 60 blocks and 0.7 with 300, as the layers of other sections are not looked at either. Letters that are typed on are heard by nobody but what writes them, what shows nothing of them hears once they are sent, and the page is put together when somebody asks for it: in turns, four times slower, on a busy machine (80 keys each), a key with 60 blocks took 16.5 ms and takes 13.8, where the floor took 10.6 and Editor.js 14.5. What stays (traces of 60 keys, not slowed down, 3.2 ms where the floor took 2.5): script, 0.3 ms, of which a third is the call that keeps the words in the browser, `localStorage`, so that a killed tab loses none; its answers, two more tasks, 0.1; what the browser does once more for the second document, such as a look for what is below the pointer, 0.2. Editor.js keeps nothing until it is asked to. Words are kept with every key: with any fewer calls a killed tab would lose some.',
    'A key with 300 blocks against 60: the floor itself takes × 1.50, *duties* × 1.45 and ours × 1.06 (these rounds; × 1.33, 1.15 and 1.20 some days before): it is the browser, which goes through a longer page.',
    'A slow key: the first one, and those in whose time the server is told who is here. The look for advice, which was the slowest, now waits until the words are kept.',
    'A move and an undo: *duties* took × 1.69 and 1.39 with 60 blocks, and × 1.90 and 1.46 with 300 (these rounds), as much as ours in ms; some days before × 1.83 and 1.78, and × 1.28 and 1.21; and × 1.18 and 1.19, and × 1.16 and 1.19, when it did not yet say that it saves, and keep in sight what was moved. Those two cost next to nothing: in seven loads in turns with 60 blocks, on a quiet machine, it took × 1.32 and 1.49 with them, and × 1.27 and 1.54 without. So rounds scatter; with 60 blocks the target leaves little room for a move, and none for an undo. With 300 what is left is ours, 3 ms and 1.4 ms. A block that only moved leaves its controls alone. What scrolls into sight may bring a picture, which is then loaded, laid out and painted within the time of the move. Not slowed down, *duties* without those two took 4.0 and 4.4 ms for a move, and 3.8 and 4.0 for its undo, where the floor’s move took 2.5: × 1.6 to 1.8 and × 1.5 to 1.6 (traces, medians of 5 and 4 loads, busy machine). The floor in that frame, with the bar and the panel, took 2.8. Each duty taken away from the others saved about, of a move and of its undo: announcing it 0.9 and 0.7, for a second document is laid out and painted; the focus and its caret, which blinks on, 0.7 and 0.5; keeping it in `localStorage` 0.5 and 0.5; Undo and Redo 0.5 and 0.5; with none of them it took 2.7 and 2.6. The block itself stays where it is in the document, and what it passes is moved: so it keeps its focus and its caret. `moveBefore` keeps the focus of what it moves, but not the caret, and takes as long: it moves what is passed, so that no frame in it loads anew. Ours took 4.7 and 4.1 (5 loads, the same day). With 300 blocks the floor’s move took 4.0, *duties* 4.9 and 4.9, ours 6.2 and 5.2 (4 loads): there it did. What ours takes beyond its duties is script, 0.8 and 0.7 ms of which 0.13 keep the edit. All that a move and its undo run is rehearsed in an idle turn, so that nothing is compiled then but the listeners of their buttons: before, script took 1.05 and 0.9.',
    'Two seconds after: ours saves, asks the server for what it makes of the edit, and looks at what has changed for advice. With 300 blocks the marks of what the editor has were longer than the server read, so that all of the page came each time; and what was shown was written out as text to find its ids. Neither grows with the page now, but for the empty cells of the answer.',
    'Heap: two documents, their scripts and the fields of all blocks; dialogs, advice and what is written come on top. It was 3.47 MB with 60 blocks and is 3.93 since the editor is compiled while it arrives. Earlier runs pressed on the page by a locator, whose script stood in both documents then: 1.4 MB of what they counted. Now nothing of the bench is put into the frame.',
    'Elements with 300 blocks: the list of sections has twelve lines until all are asked for.',
  ],
  bytes: [
    'A carousel: controls, reading of options, keys and clicks, autoplay, the index that linked galleries share, addresses, slides that come and go: 0.6 to 1.3 KB each, minified. Since the figure that the target was set by (6.93 KB), published galleries obey all their options, an autoplay stops for the keyboard, and arrows name what they control. It is more than a peer that only swipes, and about half of those that do as much.',
    'All designs: layouts that are computed, drags of stacked slides and their checks; no single part is above 1.7 KB, minified.',
    'The lightbox: zoom, swipes, panning and their gestures are a quarter of it; history, items of other kinds, and words for what is broken come on top.',
    'The image loader: 32 bytes too many, gzip; 28 of them have places that become free given together.',
  ],
  carousel: [
    'Init, ms: the call and the layout that the bench asks for right after it, at 50 slides as at 5,000. Nearly all of it is code that runs for the first time, and one layout, since the controls that this markup lacks are put in above the list. keen-slider lays out later, in a frame of its own, so its whole cost is in the row of the main thread.',
  ],
  layout: [
    'Again: one to two milliseconds for 10,000 pictures, of which a round shows more or less as the machine has compiled the loop by then; other runs of the same code gave 0.14 and 0.08, and 0.31 and 0.26.',
  ],
  lightbox: [
    'Click to shown, opening: what is left is the click itself, the dialog (`showModal` styles the whole page anew, since all else becomes inert) and the decoding of a picture that began at the touch of the pointer.',
    'The one listener stood on a signal that had ended already; since this run it goes with it.',
    'Next to shown: a picture fades in within 0.6 s, as the specification has it, and counts as shown when half of that is seen; its first sight stands above. PhotoSwipe has no motion there, but takes more of the main thread.',
  ],
  images: [
    'Main thread: what is beyond lozad is the limit of sixteen pictures at a time [9.17], where lozad asks for all 48 at once: without the limit ours takes about as long as lozad (below the tables). Pictures that come in three lots are drawn in more frames, each of which goes through the whole page. Waiting longer before places are given again, 50 or 100 ms instead of 16, did not bring it down (nine rounds on a busy machine).',
    'Attributes written: the address, and the class that a picture has while it loads, put on and taken off: with that class [4.16] one write a picture is out of reach.',
  ],
  money: [
    'Formatting and parsing: the ratios move by a tenth from run to run on a shared machine, formatting between 0.24 and 0.28, parsing between 0.10 and 0.14.',
    'Totals: this gives lines, flags, checked coupons and the share of each rule in each line, each an object or a list, and refuses what is not exact. With a coupon, lines are also sorted, so that their order does not matter, which with the dividing is most of that figure.',
  ],
};
