import './boot';

// During development: when the server is back after a restart, the page reloads.
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
