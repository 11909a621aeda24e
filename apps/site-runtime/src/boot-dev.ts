import './boot';

// While one develops: when the server has gone and come back, the page is loaded again.
let gone = false;
setInterval(() => {
  fetch('/ready').then(
    () => {
      if (gone) location.reload();
    },
    () => {
      gone = true;
    },
  );
}, 400);
