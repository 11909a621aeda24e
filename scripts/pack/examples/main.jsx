// A React site of somebody else. StrictMode mounts everything twice.
import '@frontage/react-blocks/style.css';
import { Gallery, Image, Lightbox, Picture, Video } from '@frontage/react-blocks/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './editor.js';
import { Carousel, Clock, LazyPicture, Links, Mover, Panel } from './engines.jsx';
import { Pots } from './react-blocks.tsx';

const picture = { source: '/assets/kiln.jpg', width: 1600, height: 900, alt: 'A kiln' };
const slides = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  title: id,
  picture: { ...picture, alt: id },
}));

const element = document.querySelector('#root');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <div id="pots">
        <Pots />
      </div>
      <Gallery id="moving" design="carousel" slides={slides} />
      <Gallery id="slideshow" design="stacked" slides={slides} lightbox />
      <Image id="image" picture={picture} caption="The kiln" />
      <Picture id="picture" picture={picture} ratio={1} />
      <Lightbox id="lightbox" label="Kilns">
        <a href="/assets/kiln.jpg">The kiln</a>
      </Lightbox>
      <Video id="video" title="Firing" address="https://vimeo.com/76979871" poster={picture} />
      <Carousel />
      <LazyPicture />
      <Links />
      <Panel />
      <Mover />
      <Clock />
    </StrictMode>,
  );
}
