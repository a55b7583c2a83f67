// Players of boardgame.io: `node players.js URL MATCHES SECONDS`; reads ["open"] and ["full"] from standard input, tells what it counted.
const { io } = require("socket.io-client");
const readline = require("readline");

const [url, count, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const GAME = "duel";
const AT_ONCE = 8;
const seats = [];
let playing = false;
let moves = 0;
let updates = 0;

const tell = (message) => console.log(JSON.stringify(message));

async function post(path, body) {
  const answer = await fetch(`${url}/games/${GAME}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

// A seat makes the next move as soon as the server has told it that it is its turn.
function play(seat) {
  const { state, matchID, playerID, credentials } = seat;
  if (!playing || state.ctx.currentPlayer !== playerID || seat.sent === state._stateID) return;
  seat.sent = state._stateID;
  const action = { type: "MAKE_MOVE", payload: { type: "lay", args: [], playerID, credentials } };
  seat.socket.emit("update", action, state._stateID, matchID, playerID);
}

function connect(matchID, playerID, credentials) {
  const socket = io(`${url}/${GAME}`, { transports: ["websocket"], forceNew: true });
  const seat = { socket, matchID, playerID, credentials, state: null, sent: -1 };
  seats.push(seat);
  return new Promise((resolve) => {
    socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    socket.on("sync", (_, synced) => {
      seat.state = synced.state;
      resolve();
    });
    socket.on("update", (_, state) => {
      updates += 1;
      if (state.ctx.currentPlayer === playerID) moves += 1; // counted by who did not make it, so that it has come from the server
      seat.state = state;
      play(seat);
    });
  });
}

async function openOne() {
  const { matchID } = await post("/create", { numPlayers: 2, unlisted: true });
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
    await connect(matchID, playerID, playerCredentials);
  }
  tell({ opened: seats.length / 2 });
}

async function open() {
  let left = count;
  const some = async () => {
    while (left > 0) {
      left -= 1;
      await openOne();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

async function full() {
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  playing = true;
  seats.forEach(play);
  const telling = setInterval(() => tell({ passed: passed() }), 250);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  playing = false;
  clearInterval(telling);
  tell({ moves, updates, seconds: passed() });
}

const work = { open, full };
readline.createInterface({ input: process.stdin }).on("line", async (line) => {
  const [word] = JSON.parse(line);
  await work[word]();
  tell({ done: word });
});
