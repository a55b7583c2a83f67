/** Sets of options with a name: as the rulebook has it, for a family evening, for experts. The server checks them like any others. */
export interface Preset {
  options: Record<string, string | number | boolean | null>;
}

export const PRESETS: Record<string, Record<string, Preset>> = {
  witches: {
    rulebook: { options: {} },
    family: { options: { rounds: 4 } },
    experts: { options: { memory: 'none', last_spell: 'rescue', earth_variant: true } },
  },
  wandering_towers: {
    rulebook: { options: {} },
    family: { options: { memory: 'own' } },
    experts: { options: { master: true } },
  },
  broom_service: {
    rulebook: { options: {} },
    family: { options: { partial_gains: true } },
    experts: { options: { side: 'back', storm_clouds: true } },
  },
};
