// Runs in the page before its own scripts. It only notes moments and clicks like a person: it asks for no frames, and reads no layout.
(() => {
  const TABLE = '.moves';
  const BOARD = '.board svg';

  // --- how soon a table is there: from the navigation, or from the last click
  window.watched = { from: 0, ready: null, moves: 0, pauses: false, isHeld: false };
  const look = () => {
    if (window.watched.ready !== null || !document.querySelector(TABLE) || !document.querySelector(BOARD)) return;
    window.watched.ready = 0; // found, but not drawn yet
    requestAnimationFrame(() => setTimeout(() => (window.watched.ready = performance.now() - window.watched.from)));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  addEventListener('click', (event) => {
    if (!event.target.closest('.box .primary')) return;
    Object.assign(window.watched, { from: event.timeStamp, ready: null });
  }, true);

  // --- marks for the trace, kept nowhere else: an event has come; a piece sets out
  const mark = (name) => {
    performance.mark(name);
    performance.clearMarks(name);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.startsWith('{"type":"update"')) mark('coven-event'); // before the page's own listener
      });
    }
  };
  addEventListener('transitionstart', ({ target, propertyName }) => {
    if (propertyName !== 'opacity' && target.closest?.('.piece')) mark('coven-travel');
  }, true);

  // --- a person who plays by the list of moves, and at the end again; before the first move of every game there is a pause if wanted
  let chance = 11;
  const random = (below) => (chance = (chance * 48271) % 2147483647) % below;
  let table = '';
  const act = () => {
    const confirm = document.querySelector('.confirm .primary');
    const moves = document.querySelectorAll('.moves button');
    if (confirm) return confirm.click();
    if (moves.length === 0) return document.querySelector('.outcome .primary, .page > .row > .primary:not(:disabled)')?.click();
    window.watched.isHeld = window.watched.pauses && table !== location.pathname;
    if (window.watched.isHeld) return (table = location.pathname);
    window.watched.moves += 1;
    return moves[random(moves.length)].click();
  };
  window.play = ({ every, pauses }) => {
    window.watched.pauses = pauses;
    setInterval(() => window.watched.isHeld || act(), every);
  };
})();
