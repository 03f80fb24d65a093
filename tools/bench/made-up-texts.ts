const words =
  `afternoon angle bay beam bench bright cedar clear coat cool copper corner county creek curtain daylight
  door dust edge evening fabric fence field film floor frame garden gate glass gravel harbor haze heat hill
  hinge hour house kitchen ladder lake lamp lane ledge light limestone lintel mesa mirror morning mortar north
  oak office orchard pane paper path pecan plaster porch quarry quiet rafter rain ranch reflect ridge river road
  roof room rope sash season shade shadow shelf shop sill sky slate slope south spring stair steady stone
  storm street summer sun table thread tile timber town trail truss valley veranda wall warm water west wheel
  willow window winter wood yard amber basalt canyon delta ember fallow grove hollow inlet juniper kettle lantern
  meadow nettle opal prairie quill russet saddle thistle umber vista walnut yarrow zinc`
    .split(/\s+/)
    .filter(Boolean);

/** Random numbers from 0 to 1 that are the same in each run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A word of the list. */
const word = (random: () => number) => words[Math.floor(random() * words.length)] ?? 'oak';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words with a capital and a full stop, at least `min` and at most `max` characters. */
export function sentence(random: () => number, min: number, max: number): string {
  let text = capital(word(random));
  while (text.length < min - 1) text += ` ${word(random)}`;
  return `${text.slice(0, max - 1).trimEnd()}.`;
}

/** Sentences of some ten words, together at least so long. */
export function paragraph(random: () => number, length: number): string {
  let text = sentence(random, 50, 90);
  while (text.length < length) text += ` ${sentence(random, 50, 90)}`;
  return text;
}

/** A made-up city name. The number decides the words, so no two are alike. */
export function cityName(number: number): string {
  const at = (index: number) => capital(words[index % words.length] ?? 'oak');
  const round = Math.floor(number / words.length ** 2);
  return [at(number), at(Math.floor(number / words.length) + number), round ? at(round) : '']
    .filter(Boolean)
    .join(' ');
}
