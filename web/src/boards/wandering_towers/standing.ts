/** Where everything of a scene is drawn on the ring: what is nearer lies over what is farther, what is carried over both. */
import { among, blockOf, type Geometry, type Spot } from './geometry';
import type { Scene } from './scenes';
import type { Token } from './tokens';

export interface Standing extends Spot {
  z: number;
}
export interface TowerStanding extends Standing {
  tower: string;
  space: number;
  level: number;
  height: number;
  /** How much of its wall is seen. */
  block: number;
}

const LIFT = 22; // so much higher is what is carried

export class Standings {
  constructor(
    private readonly scene: Scene,
    private readonly geometry: Geometry,
  ) {}

  /** Every tower, always in the same order. */
  get towers(): TowerStanding[] {
    const { stacks, carried } = this.scene;
    const standing = stacks.flatMap((stack, space) =>
      stack.map((tower, level) => this.#tower(tower, space, level, stack.length)),
    );
    const onTheWay = (carried?.towers ?? []).map((tower, level) => this.#carriedTower(tower, level));
    return [...standing, ...onTheWay].sort((one, other) => (one.tower < other.tower ? -1 : 1));
  }

  wizard(token: Token): Standing {
    const together = this.scene.tokens.filter((one) => this.#isBeside(one, token));
    const offset = among(together.indexOf(token), together.length, this.geometry);
    const { x, y, z } = this.#isCarried(token) ? this.#onCarried() : this.#surface(token.space, token.level);
    const isUnder = token.leaving === 'covered' ? -2 : offset.y > 0 ? 1 : 0;
    return { x: x + offset.x, y: y + offset.y, z: z + isUnder };
  }

  get castle(): Standing {
    const { carried, castle, stacks } = this.scene;
    const { x, y, z } = carried?.castle ? this.#onCarried() : this.#surface(castle, stacks[castle]!.length);
    return { x, y: y + 4, z: z + 1 };
  }

  depth(space: number, level: number): number {
    return Math.round(this.geometry.spots[space]!.y) * 20 + level * 2;
  }

  #tower(tower: string, space: number, level: number, height: number): TowerStanding {
    const block = blockOf(height, this.geometry);
    const { x, y } = this.geometry.spots[space]!;
    return { tower, space, level, height, block, x, y: y - level * block, z: this.depth(space, level) };
  }

  #carriedTower(tower: string, level: number): TowerStanding {
    const { over, towers } = this.scene.carried!;
    const height = towers.length;
    const block = blockOf(height, this.geometry);
    const { x, y, z } = this.#beneathCarried();
    return { tower, space: over, level, height, block, x, y: y - level * block, z: z + level * 2 };
  }

  /** The top of so many towers on a space. */
  #surface(space: number, level: number): Standing {
    const { x, y } = this.geometry.spots[space]!;
    const block = blockOf(this.scene.stacks[space]!.length, this.geometry);
    return { x, y: y - level * block, z: this.depth(space, level) };
  }

  /** What is carried passes before both spaces between which it is. */
  #beneathCarried(): Standing {
    const { over, from, towers, wizards } = this.scene.carried!;
    const top = this.#surface(over, this.scene.stacks[over]!.length);
    const lift = towers.length > 0 || wizards.length > 0 ? LIFT : 0;
    return { x: top.x, y: top.y - lift, z: Math.max(this.depth(over, 0), this.depth(from, 0)) + 40 };
  }

  #onCarried(): Standing {
    const { towers } = this.scene.carried!;
    const { x, y, z } = this.#beneathCarried();
    return { x, y: y - towers.length * blockOf(towers.length, this.geometry), z: z + towers.length * 2 };
  }

  #isCarried({ id }: Token): boolean {
    return this.scene.carried?.wizards.includes(id) ?? false;
  }

  #isBeside(one: Token, other: Token): boolean {
    return one.space === other.space && one.level === other.level && this.#isCarried(one) === this.#isCarried(other);
  }
}
