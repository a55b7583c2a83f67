// The smallest game of two that take turns: a hidden hand each, and a count of what was played.
const HAND = 10;

exports.Duel = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ played: 0, hands: { 0: Array(HAND).fill(1), 1: Array(HAND).fill(2) } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }) => {
      G.played += 1;
      G.hands[playerID].push(G.hands[playerID].shift());
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};
