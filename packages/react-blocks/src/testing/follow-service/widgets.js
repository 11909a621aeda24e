// A stand-in for the script of the follow button.
window.twttr = {
  widgets: {
    createFollowButton(username, place) {
      if (username === 'nobody') return Promise.resolve(undefined);
      const frame = document.createElement('iframe');
      frame.title = `Follow @${username}`;
      place.append(frame);
      return Promise.resolve(frame);
    },
  },
};
