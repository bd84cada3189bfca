/**
 * The mark in a 32-unit view box: three stars of one continuous strand, growing towards the coloured one. Written out
 * as paths, so that pages do not load the construction; its test computes it again.
 */
export const mark = {
  chain:
    'M8.9 24.6l0 .1 1.2 1.2-1.2 1.2 0 1.6-1.6 0-1.2 1.2-1.2-1.2-1.6 0 0-1.6-1.2-1.2 1.2-1.2 0-1.6 1.6 0 1.2-1.2 1.2 1.2 3.9 0 1.7 1.6 1.6-1.6 2.3 0 0-2.3 1.7-1.7-1.7-1.6 0-.8M16.8 13.7l0-1.7-2.2-2.2 2.2-2.2 0-3.2 3.2 0 2.2-2.2 2.2 2.2 3.2 0 0 3.2 2.2 2.2-2.2 2.2 0 3.2-3.2 0-2.2 2.2-2.2-2.2-5.5 0-1.6-1.7-1.7 1.7-2.3 0 0 2.3-1.6 1.6 1.6 1.7 0 .8',
  light: 'M25.1 9.8l-.8 .8 0 1.2-1.2 0-.9 .9-.8-.9-1.2 0 0-1.2-.9-.8 .9-.9 0-1.2 1.2 0 .8-.8 .9 .8 1.2 0 0 1.2z',
  width: 1.7,
};

/** Two stars of one strand on a field of 24, written out for the same reason. */
export const linkedStars =
  'M11.9 14.4l0 .1 1.8 1.8-1.8 1.8 0 2.4-2.4 0-1.8 1.8-1.8-1.8-2.4 0 0-2.4-1.8-1.8 1.8-1.8 0-2.4 2.4 0 1.8-1.8 1.8 1.8 4.9 0 1.8 1.7 1.7-1.7 2.5 0 0-2.5 1.8-1.8-1.8-1.7 0-2.5-2.5 0-1.7-1.8-1.8 1.8-2.5 0 0 2.5-1.7 1.7 1.7 1.8 0 .2';
