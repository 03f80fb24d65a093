import type { landscapes } from '../../schemas/location.ts';

/** What a place looks like from far away. */
export type Landscape = (typeof landscapes)[number];

/** Where the picture of a place stands: beside its words, tall beside them, or across the page below them. */
export const pictureShapes: Record<Landscape, 'beside' | 'tall' | 'across'> = {
  hills: 'beside',
  lake: 'across',
  prairie: 'across',
  city: 'tall',
  shop: 'beside',
};

interface Horizon {
  /** What stands before the sky, filled with the color of the ground below. */
  ground: string;
  /** What shines behind it, in the color of the sun. */
  sun?: string;
  /** What shines before it. */
  glints?: string;
}

/** Drawings 1200 wide and 100 high, the ground at the bottom; it goes on to both sides of wide windows. */
export const horizons: Record<Landscape, Horizon> = {
  hills: {
    ground:
      'M-900 100V74H0C90 58 160 40 260 44S430 74 520 66 690 22 800 30 990 70 1200 46H2100V100zM318 52a14 14 0 0 1 16-22 20 20 0 0 1 36-4 18 18 0 0 1 30 10 13 13 0 0 1 6 25z',
    sun: 'M930 54a32 32 0 0 1 64 8z',
  },
  lake: {
    ground: 'M-900 100V66H0C120 50 220 44 330 56S520 58 590 52 760 34 880 44 1080 62 1200 50H2100V100z',
    sun: 'M612 53a34 34 0 0 1 67-8z',
    glints: 'M612 66h66v4h-66zM622 77h46v4h-46zM632 88h26v4h-26z',
  },
  prairie: {
    ground:
      'M-900 100V84H150V62L190 44 230 62V84H420V70H436V52A12 12 0 0 1 460 52V84H792L806 30H800A18 18 0 1 1 824 30H818L832 84H980a20 20 0 0 1 14-30 26 26 0 0 1 48-2 20 20 0 0 1 20 32H2100V100z',
    sun: 'M566 84a30 30 0 0 1 60 0z',
  },
  city: {
    ground:
      'M-900 100V78H90V56H150V78H214V40H262V64H300V30H318V14H322V30H340V78H420V50H470V70H520V24L560 12V70H600V44H660V78H760V60H812V34H860V78H930V66H1000V80H2100V100z',
    sun: 'M676 78a32 32 0 0 1 64 0z',
  },
  shop: {
    ground:
      'M-900 100V86H330V46H344V40H640V46H654V86H700a22 22 0 0 1 12-40 30 30 0 0 1 56-6 26 26 0 0 1 34 32 16 16 0 0 1-8 14H2100V100z',
    glints: 'M372 62H452V86H372zM478 62H558V86H478z',
  },
};
