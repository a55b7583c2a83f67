/** Ravens, around (0, 0): one that sits and looks to the right, one that flies to the right. */
export const SITTING =
  'M12.500,-5.500Q9.500,-8.800 6,-9Q3.500,-12 -.5,-10.500Q-4,-8.800 -3.800,-4.500Q-8.500,-1 -10,4L-14.500,12.500L-8,10L-6.500,12L-4,8.800Q2.500,8.500 5,3.500Q6.800,0 5.600,-3.400L7,-4.800Z';
export const FLYING =
  'M15,0L9,-3Q6,-4.500 4,-3.500Q6,-11 13,-17Q5,-15 0,-8Q-4,-15 -14,-18L-12,-14.500L-16,-14L-12.500,-11L-16,-9.500L-11,-7.500L-13,-5.500Q-8,-3 -5,0L-16,2.500L-12.500,4.500L-15,7Q-6,6 0,5Q7,5 10,2Z';
/** The wing of the one that sits. */
export const WING = 'M-8,5Q-2,5.500 1.500,-1.500';
