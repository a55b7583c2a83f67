/** Whom the special cards show, and the wizards. */
export type Person = 'fire_witch' | 'water_witch' | 'earth_witch' | 'air_witch' | 'queen' | 'wizard';
