// A module of a game, called by another process: frames on standard input and output, each a length, a head as JSON, and bytes.
import { readFileSync, readSync, writeSync } from "node:fs";

const PAGE = 65536;
const APART = 16; // what lies in memory begins at a multiple of so many bytes

const { exports } = (await WebAssembly.instantiate(readFileSync(process.argv[2]), {})).instance;

/** Exactly so many bytes of standard input; null at its end. */
function read(size) {
  const bytes = Buffer.alloc(size);
  for (let done = 0; done < size;) {
    const more = readSync(0, bytes, done, size - done, null);
    if (more === 0) return null;
    done += more;
  }
  return bytes;
}

function write(bytes) {
  for (let done = 0; done < bytes.length;) done += writeSync(1, bytes, done, bytes.length - done);
}

/** Room for all blocks of a call, one behind the other. */
function placed(sizes) {
  let end = exports.__heap_base.value;
  const places = sizes.map((size) => {
    const place = Math.ceil(end / APART) * APART;
    end = place + size;
    return place;
  });
  const missing = end - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / PAGE));
  return places;
}

/** Calls a program: its arguments are numbers as text, or blocks of memory, of which arrays also tell how many there are. */
function call({ program, given }) {
  const blocks = given.filter((each) => typeof each !== "string");
  const places = placed(blocks.map((block) => block.size));
  blocks.forEach((block, at) => new Uint8Array(exports.memory.buffer).set(read(block.size), places[at]));
  const numbers = given.flatMap((each) => {
    if (typeof each === "string") return [BigInt(each)];
    const place = places[blocks.indexOf(each)];
    return each.count === undefined ? [place] : [place, each.count];
  });
  const began = performance.now();
  const result = exports[program](...numbers);
  const seconds = (performance.now() - began) / 1000;
  answer({ result: result === undefined ? null : String(result), seconds });
  blocks.forEach((block, at) => write(new Uint8Array(exports.memory.buffer, places[at], block.size)));
}

function answer(head) {
  const text = Buffer.from(JSON.stringify(head));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  write(size);
  write(text);
}

for (let size = read(4); size !== null; size = read(4)) call(JSON.parse(read(size.readUInt32LE()).toString()));
