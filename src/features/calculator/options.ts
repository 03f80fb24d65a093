import { keysOf } from '@/site/keys-of';
import { films, glasses, type FilmKey, type GlassKey } from '@/site/savings/estimate';

/** One row of a choice: its key, its name and the figure that it stands for. */
export interface Option<Key extends string = string> {
  key: Key;
  name: string;
  figure: string;
}

/** The films with their base savings. */
export const filmOptions = keysOf(films).map((key): Option<FilmKey> => ({
  key,
  name: films[key].name,
  figure: `${films[key].base}%`,
}));

/** The kinds of glass with the points that each adds. */
export const glassOptions = keysOf(glasses).map((key): Option<GlassKey> => {
  const { name, points } = glasses[key];
  return { key, name, figure: points > 0 ? `+${points}` : '0' };
});
