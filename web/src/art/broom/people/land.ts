/** What the people of the roles stand before. */
export type Land = 'forest' | 'hills' | 'peaks' | 'prairie' | 'valley' | 'sky' | 'orchard' | 'meadow' | 'furrows';
