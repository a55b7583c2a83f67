// A boardgame.io server with a storage of its own: `node server.js FlatFile|InMemory FOLDER`; says its address once it listens.
const { Server, FlatFile } = require("boardgame.io/server");
const { Duel } = require("./game.js");

console.info = () => {};
const [storage, folder] = process.argv.slice(2);
// without one, boardgame.io keeps everything in memory
const db = storage === "FlatFile" ? new FlatFile({ dir: folder }) : undefined;
const log = console.log;
console.log = () => {};
Server({ games: [Duel], db, origins: ["*"] })
  .run({ port: 0 })
  .then(({ appServer }) => log(JSON.stringify({ listening: `http://127.0.0.1:${appServer.address().port}` })));
